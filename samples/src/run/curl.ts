/** Reads the curl commands of a page as requests, so that tests send exactly what readers paste. */

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Splits a shell command into words; quotes group, a backslash at a line's end joins lines. */
function words(command: string): string[] {
  const joined = command.replace(/\\\n/g, " ");
  const found = joined.matchAll(/'([^']*)'|"((?:[^"\\]|\\.)*)"|(\S+)/g);
  return [...found].map(
    ([, single, double, bare]) => single ?? double?.replace(/\\(.)/g, "$1") ?? bare ?? "",
  );
}

/**
 * Returns the request that a curl command sends. Knows -s, -N, -X, -H, -d, --data, --json and the
 * address; throws on anything else, so that no page shows an option the tests do not follow.
 */
export function parseCurl(command: string): HttpRequest {
  const [program, ...rest] = words(command.trim());
  if (program !== "curl") throw new Error(`Only curl commands can be run, not "${program}".`);
  let method: string | undefined;
  let url: string | undefined;
  let body: string | undefined;
  const headers: Record<string, string> = {};
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? "";
    const value = (): string => {
      index += 1;
      return rest[index] ?? "";
    };
    if (word === "-s" || word === "-N") continue;
    if (word === "-X") method = value();
    else if (word === "-H") {
      const [header = "", ...text] = value().split(":");
      headers[header.trim().toLowerCase()] = text.join(":").trim();
    } else if (word === "-d" || word === "--data") {
      body = value();
      headers["content-type"] ??= "application/x-www-form-urlencoded";
    } else if (word === "--json") {
      body = value();
      headers["content-type"] ??= "application/json";
    } else if (/^https?:\/\//.test(word)) url = word;
    else throw new Error(`The curl option "${word}" is not known to the sample runner.`);
  }
  if (!url) throw new Error("The curl command has no address.");
  return {
    method: method ?? (body === undefined ? "GET" : "POST"),
    url,
    headers,
    ...(body === undefined ? {} : { body }),
  };
}
