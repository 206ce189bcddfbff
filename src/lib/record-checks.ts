/**
 * Checks of records that people write, put together from small parts. TypeScript holds a record's
 * types already; these hold what types do not say (counts, lengths, keys that are in use), and speak
 * to whoever wrote the record: which field, and what to do.
 */

/** One thing that is wrong. `fix` goes on from the field's name: `has 5 items. Add 1.` */
export interface Problem {
  readonly field: string;
  readonly fix: string;
}

/** Looks at the value of `field` and returns what is wrong with it, nothing when it is right. */
export type Check = (value: unknown, field?: string) => readonly Problem[];

const at = (field: string, key: string | number): string =>
  typeof key === "number" ? `${field}[${key}]` : field ? `${field}.${key}` : key;

const problem = (field: string | undefined, fix: string): readonly Problem[] => [
  { field: field || "(the default export)", fix },
];

const plural = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

/** A text that is not empty and has at most `max` characters. */
export function text({ max = 400 }: { max?: number } = {}): Check {
  return (value, field) => {
    if (typeof value !== "string" || value.trim() === "") {
      return problem(field, "is missing. Write a text.");
    }
    return value.length > max
      ? problem(
          field,
          `has ${value.length} characters. Cut it to ${max}: the page has no more room.`,
        )
      : [];
  };
}

/** A text that `pattern` matches; `like` is an example of one. */
export function textLike(pattern: RegExp, like: string): Check {
  return (value, field) =>
    typeof value === "string" && pattern.test(value)
      ? []
      : problem(field, `is ${JSON.stringify(value)}. Write it like "${like}".`);
}

/** One of `keys`. */
export function oneOf(keys: readonly string[]): Check {
  return (value, field) =>
    typeof value === "string" && keys.includes(value)
      ? []
      : problem(field, `is ${JSON.stringify(value)}. Use one of: ${keys.join(", ")}.`);
}

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number): Check {
  return (value, field) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? []
      : problem(field, `is ${JSON.stringify(value)}. Use a whole number from ${min} to ${max}.`);
}

/** True or false. */
export const flag: Check = (value, field) =>
  typeof value === "boolean" ? [] : problem(field, "is missing. Set it to true or false.");

/** A list whose items all pass `item`: exactly `count` of them, or from `min` to `max`. */
export function list(
  item: Check,
  {
    count,
    min = count ?? 0,
    max = count ?? 100,
  }: { count?: number; min?: number; max?: number } = {},
): Check {
  return (value, field = "") => {
    if (!Array.isArray(value)) return problem(field, "is missing. Make it a list.");
    const { length } = value;
    const wanted = min === max ? plural(min) : `${min} to ${plural(max)}`;
    const items = value.flatMap((entry, index) => item(entry, at(field, index)));
    if (length < min) {
      return [
        ...problem(field, `has ${plural(length)}. Add ${min - length}: the page shows ${wanted}.`),
        ...items,
      ];
    }
    if (length > max) {
      return [
        ...problem(
          field,
          `has ${plural(length)}. Remove ${length - max}: the page shows ${wanted}.`,
        ),
        ...items,
      ];
    }
    return items;
  };
}

/** An object with these fields and no others. */
export function object(fields: Readonly<Record<string, Check>>): Check {
  return (value, field = "") => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return problem(
        field,
        `is missing. Make it an object with ${Object.keys(fields).join(", ")}.`,
      );
    }
    return [
      ...Object.entries(fields).flatMap(([key, check]) =>
        check(Reflect.get(value, key), at(field, key)),
      ),
      ...Object.keys(value)
        .filter((key) => !(key in fields))
        .flatMap((key) =>
          problem(
            at(field, key),
            "is not a field of this kind of record. Remove it, or correct its name.",
          ),
        ),
    ];
  };
}

/** Passes a value that is not there; checks one that is. */
export function optional(check: Check): Check {
  return (value, field) => (value === undefined ? [] : check(value, field));
}
