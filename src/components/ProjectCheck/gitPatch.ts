/** Writes changed files as one patch that `git apply` takes. */
import { createTwoFilesPatch } from 'diff';

export interface FileChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Names whose declarations nothing uses after the change. */
  readonly removed: readonly string[];
}

/** A path as git writes it: in quotes where it has to be. */
function quoted(path: string): string {
  return /["\\\t\n]/.test(path)
    ? JSON.stringify(path)
    : // Git ends a path that has a blank with a tab.
      path + (path.includes(' ') ? '\t' : '');
}

/** A diff has no line for the command: git would take its paths from the root. */
export function patchOf(
  changes: readonly Omit<FileChange, 'removed'>[],
): string {
  return changes
    .map(({ path, before, after }) => {
      const diff = createTwoFilesPatch('a', 'b', before, after, '', '', {
        context: 3,
        stripTrailingCr: false,
      });
      const hunks = diff.slice(diff.indexOf('\n@@') + 1);
      return `--- ${quoted(`a/${path}`)}\n+++ ${quoted(`b/${path}`)}\n${hunks}`;
    })
    .join('');
}
