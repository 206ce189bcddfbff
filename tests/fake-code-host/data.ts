/** One stargazer of the fake repository, made up from its number. */
export interface FakeStargazer {
  readonly login: string;
  readonly id: number;
}

/** Returns stargazer `number`, counted from 1, the oldest. */
export function fakeStargazer(number: number): FakeStargazer {
  return { login: `stargazer-${number}`, id: number };
}

/** Returns the avatar's address as the code host writes it. */
export function avatarUrl(origin: string, { id }: FakeStargazer): string {
  return `${origin}/u/${id}?v=4`;
}

/** Returns page `page` of the stargazers, oldest first, as REST lists them. */
export function restPage(stars: number, perPage: number, page: number, avatars: string): unknown[] {
  const first = (page - 1) * perPage + 1;
  const length = Math.max(0, Math.min(perPage, stars - first + 1));
  return Array.from({ length }, (_, index) => {
    const person = fakeStargazer(first + index);
    return {
      login: person.login,
      id: person.id,
      avatar_url: avatarUrl(avatars, person),
      type: "User",
      site_admin: false,
    };
  });
}

/** Returns the answer to the stargazer query, newest first. */
export function graphqlAnswer(stars: number, count: number, avatars: string): unknown {
  const nodes = Array.from({ length: Math.min(count, stars) }, (_, index) => {
    const person = fakeStargazer(stars - index);
    return { login: person.login, avatarUrl: avatarUrl(avatars, person) };
  });
  return { data: { repository: { stargazerCount: stars, stargazers: { nodes } } } };
}

/** Returns an answer of the right form whose fields have the wrong types. */
export function lie(path: string): unknown {
  if (path === "/graphql") {
    return {
      data: { repository: { stargazerCount: "many", stargazers: { nodes: "everyone" } } },
    };
  }
  return path.endsWith("/stargazers") ? { login: 7 } : { stargazers_count: "many" };
}
