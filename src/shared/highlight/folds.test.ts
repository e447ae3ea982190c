import { expect, test } from 'vitest';
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

test('the imports and the styles are folded, which adds no text', () => {
  const folds = findFolds(PROGRAM);
  expect(folds).toEqual([
    { name: 'imports', start: 0, end: 5 },
    { name: 'styles', start: 8, end: 11 },
  ]);
  const html = fold(PROGRAM, folds);
  expect(html.match(/<button|<span>|<\/span>/g)).toHaveLength(6);
  expect(html).toContain('aria-label="5 lines of imports"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(PROGRAM.join(''));
});
