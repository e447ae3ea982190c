// Every section of the reference pages that says how the sheet behaves, and every
// open known issue, has a scenario: its tag, such as `methods#close` or
// `issue#dismiss`, begins a line of a table or a title.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentedPage } from '../../src/shared/api/documentedMembers';
import { isUnfixed, knownIssues } from '../../src/shared/releases/knownIssues';
import { readMdxPage } from '../../src/site/mdx';

const PAGES = ['props', 'methods', 'hooks'].concat(
  ['index', 'usage', 'props', 'methods', 'hooks'].map((one) => `modal/${one}`),
);

/** Guides whose last sections are reference. */
const GUIDES = ['custom-background', 'custom-handle'];

const read = (page: string) =>
  readDocumentedPage(readMdxPage(`docs/${page}.mdx`), 'docs');
const sections = [
  ...PAGES.flatMap((page) => read(page).headings.map(({ id }) => [page, id])),
  ...GUIDES.flatMap((page) =>
    read(page).members.map(({ heading }) => [page, heading.id]),
  ),
].flatMap(([page, id]) => (id === '' ? [] : [`${page}#${id}`]));

const tests = readdirSync(__dirname)
  .filter((file) => /(?<!sections)\.test\.ts$/.test(file))
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');
const tags = new Set(
  tests.match(
    /(?<![\w/])(?:props|methods|hooks|modal\/\w+|custom-\w+)#[\w-]+/g,
  ),
);
/** Sections that say nothing of behavior, or what only a device shows. */
const WITHOUT: Readonly<Record<string, string>> = {
  'a heading, a list of links or what was removed':
    'props#snap-points-and-start props#dynamic-sizing props#layout props#animation props#styles props#accessibility props#next methods#methods methods#other-functions-of-the-package methods#next hooks#inside-the-sheet hooks#animation hooks#other-lists hooks#gestures hooks#scrolling hooks#internal hooks#removed hooks#next modal/index#modal-or-sheet modal/index#accessibility modal/index#next modal/usage#if-the-modal-does-not-open modal/usage#next modal/props#dismissing modal/props#stack modal/props#content modal/props#types-and-constants modal/props#accessibility modal/props#next modal/methods#methods modal/methods#accessibility modal/methods#next modal/hooks#internal modal/hooks#accessibility modal/hooks#next',
  'the device draws it':
    'props#style props#backgroundstyle props#handlestyle props#handleindicatorstyle props#containerstyle',
  'a styling library does it': 'props#classname',
  'React Native, Reanimated or gesture-handler does it':
    'methods#from-a-worklet methods#close-on-the-android-back-button modal/index#take-the-focus hooks#nativegestureref hooks#refreshcontrolgestureref hooks#scrollableref hooks#usescrollablesetter',
  'a type, or a constant of which the stored API has the values':
    'props#keyboard_behavior props#keyboard_blur_behavior props#keyboard_input_mode props#keyboard_dismiss_threshold methods#the-type-of-the-ref hooks#animation_method hooks#initial_layout_value hooks#gestureeventshandlershooktype hooks#scrolleventshandlershooktype hooks#scrolleventhandlercallbacktype modal/props#bottomsheetmodalprops modal/props#modal_stack_behavior modal/methods#typescript',
  'tests/e2e/samples.spec.ts runs its sample':
    'modal/usage#add-the-provider modal/usage#open-and-close-from-anywhere-below-the-provider modal/usage#pass-data-to-a-modal',
  'tests/lab/calls.test.ts makes its table':
    'methods#calls-of-a-sheet methods#calls-of-a-modal',
};
const excepted = Object.values(WITHOUT).flatMap((list) => list.split(' '));

test('every reference section is tested, or listed as untestable with a reason', () => {
  const known = [...tags, ...excepted];
  expect(sections.filter((section) => !known.includes(section))).toEqual([]);
  // No tag and no reason is left of a section that is gone.
  expect(known.filter((tag) => !sections.includes(tag))).toEqual([]);
  expect(excepted.filter((tag) => tags.has(tag))).toEqual([]);
});

/** Open issues that the lab cannot show. */
const ISSUES_WITHOUT: Readonly<Record<string, string>> = {
  'dismissed-modal-stays':
    'It needs an effect of React that is pending when the modal closes, and `act()` leaves none.',
  'render-warning':
    'Reanimated prints the warning, and the lab replaces Reanimated.',
  'web-text-input':
    'React Native for Web lacks the function, and the lab replaces React Native.',
  'gesture-handler-3': 'It concerns types only.',
  'never-opens':
    'It needs Reanimated and React Native, which the lab replaces.',
};

test('every open known issue has either a scenario or a reason', () => {
  const shown = new Set(tests.match(/(?<=issue#)[\w-]+/g));
  expect([...shown, ...Object.keys(ISSUES_WITHOUT)].sort()).toEqual(
    knownIssues
      .filter(isUnfixed)
      .map(({ id }) => id)
      .sort(),
  );
});
