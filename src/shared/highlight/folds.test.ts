import { describe, expect, test } from 'vitest';
import { findFolds, fold } from './folds';

const PROGRAM = `import { useRef } from 'react';
import {
  Button,
  Text,
} from 'react-native';

const snapPoints = ['50%'];

const styles = StyleSheet.create({
  root: { flex: 1 },
});`.split('\n');

describe('folds', () => {
  test('are the imports and the styles', () => {
    expect(findFolds(PROGRAM)).toEqual([
      { name: 'imports', start: 0, end: 5 },
      { name: 'styles', start: 8, end: 11 },
    ]);
  });

  test.each([
    ['a single import', ["import a from 'a';", '', 'a();']],
    ['an import that has no end', ['import {', '  a,']],
    [
      'styles that have no end',
      ['const styles = StyleSheet.create({', '  a: {'],
    ],
    ['nothing', ['']],
  ])('%s is not folded beyond the last line', (_, lines) => {
    for (const { end } of findFolds(lines)) {
      expect(end).toBeLessThanOrEqual(lines.length);
    }
  });

  test('a fold adds no text', () => {
    const html = fold(PROGRAM, findFolds(PROGRAM));
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(html.match(/<span>/g)).toHaveLength(2);
    expect(html.match(/<\/span>/g)).toHaveLength(2);
    expect(html).toContain('aria-label="5 lines of imports"');
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe(PROGRAM.join(''));
  });
});
