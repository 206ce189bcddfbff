/** The code host's public addresses; the page policy allows images from `avatars` and no other host. */
export const codeHost = {
  api: "https://api.github.com",
  avatars: "https://avatars.githubusercontent.com",
} as const;
