import { expect, test } from 'vitest';
import { ROUTES } from '@site/src/site/routes';
import { nearestPages, wordsOf } from './similarPages';
import aliases from './pageAliases.json';

const PAGES = [
  { path: '/', title: 'React Native Bottom Sheet' },
  { path: '/usage', title: 'Install and first sheet' },
  { path: '/props', title: 'BottomSheet props' },
  { path: '/methods', title: 'Methods' },
  { path: '/modal', title: 'Modal' },
  { path: '/modal/props', title: 'Modal props' },
  { path: '/detach-modal', title: 'Detached modal' },
  { path: '/dynamic-sizing', title: 'Dynamic sizing' },
  { path: '/components/bottomsheetflatlist', title: 'BottomSheetFlatList' },
  { path: '/blog/bottom-sheet-v5', title: 'Bottom Sheet v5' },
  { path: '/v4', title: 'v4' },
  { path: '/v4/props', title: 'Props' },
  { path: '/v4/detach-modal', title: 'Detached modal' },
];

test('every renamed page exists', () => {
  const all = Object.values(aliases).map((path) => path.slice(1));
  expect(ROUTES).toEqual(expect.arrayContaining(all));
});

const find = (asked: string) =>
  nearestPages(asked, PAGES).map(({ path }) => path);

test.each([
  ['/prop', '/props'],
  ['/Props.html', '/props'],
  ['/docs/props', '/props'],
  ['/v5/modal/props', '/modal/props'],
  ['/v4/prop', '/v4/props'],
  ['/modal/prop/', '/modal/props'],
  ['/flatlist', '/components/bottomsheetflatlist'],
  ['/components/BottomSheetFlatLists', '/components/bottomsheetflatlist'],
  ['/installation', '/usage'],
  ['/v4/detached', '/v4/detach-modal'],
  ['/useBottomSheetDynamicSnapPoints', '/dynamic-sizing'],
  // An old name that the asked version lacks leads to the current page.
  ['/v4/dynamic-snap-points', '/dynamic-sizing'],
  ['/v3/hooks', '/v4'],
  ['/installation/constructor', '/usage'],
  ['/wp-admin/setup-config.php', undefined],
])('nearest to %s is %s', (asked, path) => {
  expect(find(asked)[0]).toBe(path);
});

test('the words of an address are what a reader would search for', () => {
  expect(wordsOf('/v4/docs/customHandle.html')).toEqual(['custom', 'handle']);
});
