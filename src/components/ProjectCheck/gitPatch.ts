/** Writes changed files as one patch for `git apply`. */
import { createTwoFilesPatch } from 'diff';

/** A file before and after its changes. */
export interface FileChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /**
   * Names whose declarations the changes remove, because nothing uses them any more.
   */
  readonly removed: readonly string[];
}

/** Writes a path as git does, in quotes if necessary. */
function quoted(path: string): string {
  return /["\\\t\n]/.test(path)
    ? JSON.stringify(path)
    : // Git writes a tab after a path that contains a blank.
      path + (path.includes(' ') ? '\t' : '');
}

/**
 * Writes the patch, without `diff --git` lines: they make paths relative to the
 * repository.
 */
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
