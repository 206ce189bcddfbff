/** Stands in for the HTTP interface of a Supabase project, as far as the memory adapter uses it. */
import { answerRequests, type StandInAnswer, type StandInRequest } from "./http";

type Row = Record<string, unknown>;

const OBJECT = "application/vnd.pgrst.object+json";

/** Says whether a row passes the filters of a request: `column=eq.value` and `column=in.(a,b)`. */
function passes(row: Row, query: URLSearchParams): boolean {
  for (const [column, condition] of query) {
    if (condition.startsWith("eq.") && String(row[column]) !== condition.slice(3)) return false;
    if (condition.startsWith("in.")) {
      const values = condition
        .slice(4, -1)
        .split(",")
        .map((value) => value.replaceAll('"', ""));
      if (!values.includes(String(row[column]))) return false;
    }
  }
  return true;
}

function insert(table: Row[], rows: readonly Row[], keys: readonly string[]): Row[] {
  return rows.map((row, index) => {
    const old = table.find(
      (other) => keys.length > 0 && keys.every((key) => other[key] === row[key]),
    );
    if (old) return Object.assign(old, row);
    const created_at = new Date(Date.now() + table.length + index).toISOString();
    const added = { created_at, ...row };
    table.push(added);
    return added;
  });
}

function select(rows: readonly Row[], { headers, query, method }: StandInRequest): StandInAnswer {
  const [column, direction] = query.get("order")?.split(".") ?? [];
  const sign = direction === "desc" ? -1 : 1;
  const sorted = column
    ? rows.toSorted((a, b) => sign * String(a[column]).localeCompare(String(b[column])))
    : rows;
  const body = sorted.slice(0, Number(query.get("limit") ?? sorted.length));
  if (method === "HEAD") return { headers: { "content-range": `0-0/${rows.length}` } };
  if (headers.get("accept") !== OBJECT) return { body };
  if (body.length === 1) return { body: body[0] };
  return { status: 406, body: { code: "PGRST116", message: "no rows", details: null, hint: null } };
}

/** Answers the requests of `@supabase/supabase-js` to the project at `url`. */
export function standInForSupabase(url: string): void {
  const tables = new Map<string, Row[]>();
  answerRequests(url, (request) => {
    const { method, path, query, body } = request;
    const name = path.split("/").at(-1) ?? "";
    const table = tables.get(name) ?? [];
    tables.set(name, table);
    if (method === "POST") {
      const keys = query.get("on_conflict")?.split(",") ?? [];
      return { ...select(insert(table, [body].flat() as Row[], keys), request), status: 201 };
    }
    const found = table.filter((row) => passes(row, query));
    if (method === "PATCH") for (const row of found) Object.assign(row, body);
    if (method === "DELETE")
      tables.set(
        name,
        table.filter((row) => !found.includes(row)),
      );
    return select(found, request);
  });
}
