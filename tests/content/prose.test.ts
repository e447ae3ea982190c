import { expect, test } from 'vitest';
import { checkProse } from '../../scripts/prose/check';
import { exists, full, readPages } from './pages';

const { pages } = readPages();
const { problems, pending } = checkProse(pages, exists);

test('the prose of every page follows the rules', () => {
  expect(full(problems)).toEqual([]);
});

test('every page of the site is written', () => {
  expect(pending.map(({ route }) => `/${route}`)).toEqual([]);
});
