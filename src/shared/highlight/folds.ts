/** Lines of a program that a reader seldom needs. */
export interface Fold {
  readonly name: string;
  /** 0-based index of the first line. */
  readonly start: number;
  /** Index after the last line. */
  readonly end: number;
}

/** A fold of fewer lines would save nothing. */
const FEWEST = 2;

/** The index after the imports that a program begins with. */
function endOfImports(lines: readonly string[]): number {
  let end = 0;
  while (lines[end]?.startsWith('import ') === true) {
    while (end < lines.length - 1 && lines[end]?.endsWith(';') === false) {
      end += 1;
    }
    end += 1;
  }
  return end;
}

/** Finds the imports at a program's start and the styles at its end. */
export function findFolds(lines: readonly string[]): readonly Fold[] {
  const styles = lines.findIndex((line) =>
    /^const \w+ = StyleSheet\.create\(\{$/.test(line),
  );
  const close = lines.indexOf('});', styles);
  return [
    { name: 'imports', start: 0, end: endOfImports(lines) },
    ...(styles === -1 || close === -1
      ? []
      : [{ name: 'styles', start: styles, end: close + 1 }]),
  ].filter(({ start, end }) => end - start >= FEWEST);
}

/**
 * Puts folds into a program: each a button, and after it the lines. The button
 * has no text, so that the program's text stays what it is.
 *
 * @param lines - the HTML of each line, line break included
 * @returns the HTML of the program
 */
export function fold(lines: readonly string[], folds: readonly Fold[]): string {
  return lines
    .map((line, index) => {
      const opened = folds.find(({ start }) => start === index);
      const isClosed = folds.some(({ end }) => end === index + 1);
      const button =
        opened === undefined
          ? ''
          : `<button type="button" class="clean-btn fold" aria-expanded="false" aria-label="${opened.end - opened.start} lines of ${opened.name}"></button><span>`;
      return `${button}${line}${isClosed ? '</span>' : ''}`;
    })
    .join('');
}
