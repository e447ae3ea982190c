/** One thing that is wrong in the docs, at the place where it can be fixed. */
export interface Problem {
  /** Path relative to the repository's root, with forward slashes. */
  file: string;
  /** 1-based line in `file`. */
  line: number;
  /** 1-based column in `file`. */
  column: number;
  /** Short name of the rule, for example `ts2322` or `api-missing`. */
  rule: string;
  /** What is wrong and, where it is not evident, how to fix it. */
  message: string;
}

/** Orders problems as a reader of the files meets them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.rule.localeCompare(b.rule),
  );
}

/** `docs/usage.mdx:12:3 [rule] message`, which editors and terminals link. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, rule, message } = problem;
  return `${file}:${line}:${column} [${rule}] ${message}`;
}
