/** A schema.org author as Docusaurus writes it: always a person. */
interface StructuredAuthor {
  readonly "@type": string;
}

const toTeam = (author: StructuredAuthor) => ({ ...author, "@type": "Organization" });

/** Addresses of pages in structured data; Docusaurus leaves the slash at their end out. */
const addresses = ["@id", "mainEntityOfPage", "url"] as const;

/** The same data with a slash at the end of each page address, as the canonical link has it. */
export function withCanonicalAddresses<Data extends object>(data: Data): Data {
  const own = new Map<string, unknown>(Object.entries(data));
  const changed = addresses.flatMap((key) => {
    const value = own.get(key);
    return typeof value === "string" ? [[key, `${value.replace(/\/$/, "")}/`] as const] : [];
  });
  return { ...data, ...Object.fromEntries(changed) };
}

/**
 * A posting with canonical addresses, whose authors are organisations: this blog is signed by teams,
 * never by persons.
 */
export function teamPosting<Data extends { readonly author?: unknown }>(data: Data): Data {
  const { author } = data;
  const signed = Array.isArray(author)
    ? { author: (author as StructuredAuthor[]).map(toTeam) }
    : author
      ? { author: toTeam(author as StructuredAuthor) }
      : {};
  return { ...withCanonicalAddresses(data), ...signed };
}
