/** Something wrong in a page, at a line of its Markdown. */
export interface Problem {
  readonly page: string;
  readonly line: number;
  readonly message: string;
}

/** Returns `docs/x.md:34: error …`, the form editors and terminals link. */
export function formatProblem({ page, line, message }: Problem): string {
  return `${page}:${line}: error ${message}`;
}
