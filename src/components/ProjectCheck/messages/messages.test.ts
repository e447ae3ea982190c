// cspell:ignore portalctx gesturedetector gesturehandlerrootview
import {
  createHeadingReader,
  parseMdx,
  readMdxPage,
  type MdxPage,
} from '../../../site/mdx';
import { expect, test } from 'vitest';
import { extractMessages } from './extract';
import { findSections } from './find';

const PAGE = `---
title: 'a \`b is not a function\`'
---

## \`open\` is broken {#broken}

\`\`\`text
Invariant Violation: Snap point '-1' is invalid! Remove it.
[Tag] Reading from \`value\` while it renders.
\`\`\`

\`\`\`tsx
throw new Error('the sample is not read');
\`\`\`

### \`\`a.open is not a function\`\` {#open}

Call \`npx expo install it\`, or see \`'PortalCtx' cannot be null\`.

## Without any
`;

const sections = (path = '/troubleshooting', page = 'Troubleshooting') =>
  extractMessages(parseMdx('a.mdx', PAGE), { page, path });

test('extracts the messages of a page by section', () => {
  expect(sections()).toEqual([
    {
      page: 'Troubleshooting',
      path: '/troubleshooting',
      heading: 'open is broken',
      anchor: 'broken',
      messages: [
        'snap point is invalid',
        'reading from value while it renders',
      ],
    },
    {
      page: 'Troubleshooting',
      path: '/troubleshooting',
      heading: 'a.open is not a function',
      anchor: 'open',
      messages: ['open is not a function', 'portalctx cannot be null'],
    },
    {
      page: 'Troubleshooting',
      path: '/troubleshooting',
      heading: 'Without any',
      anchor: 'without-any',
      messages: [],
    },
  ]);
});

const anchorsFor = (text: string, all = sections()) =>
  findSections(text, all).map(({ path, anchor }) => `${path}#${anchor}`);

const BROKEN = '/troubleshooting#broken';

test.each([
  [
    "ERROR  Error: Invariant Violation: Snap point 'NaN' is invalid!\n  at App.tsx:1:2",
    [BROKEN],
  ],
  [`${'LOG  a line\n'.repeat(20_000)}Snap point 'NaN' is invalid!`, [BROKEN]],
  ["'PortalCtx'\n  cannot be null", ['/troubleshooting#open']],
  ["Snap point 'a' is invalid", []],
  ['reopen is not a function', []],
  // In a log, a generic message counts only with words about the library.
  [`${'at step\n'.repeat(50)}a.open is not a function`, []],
  ['a.open is not a function', ['/troubleshooting#open']],
  // A heading, and a part of a message or of a heading.
  ['Without any', ['/troubleshooting#without-any']],
  ['reading from value while', [BROKEN]],
  ['from value', []],
  ['sheetRef.open is not a function', ['/troubleshooting#open']],
])('finds for %j the sections %j', (text, expected) => {
  expect(anchorsFor(text)).toEqual(expected);
});

test('matches a generic message of an old version only if the log names the version', () => {
  const log = 'at step\n'.repeat(50);
  const of = (text: string) => anchorsFor(log + text, sections('/v4/faq'));
  expect(of('sheetRef.open is not a function')).toEqual([]);
  const found = of('@gorhom/bottom-sheet@4.6.4: open is not a function');
  expect(found).toEqual(['/v4/faq#open']);
});

test('prefers a longer message to a part of it', () => {
  const source = "## Long\n\n`'PortalCtx' cannot be null at all`";
  const long = extractMessages(parseMdx('a.mdx', source), {
    page: 'FAQ',
    path: '/faq',
  });
  const text = "'PortalCtx' cannot be null at all";
  expect(anchorsFor(text, [...sections(), ...long])).toEqual(['/faq#long']);
});

const ALL = [
  ...sections('/v4/troubleshooting'),
  ...sections('/hooks', 'Hooks'),
  ...sections(),
];

test.each([
  ['', '/troubleshooting#broken'],
  ['@gorhom/bottom-sheet@4.6.4', '/v4/troubleshooting#broken'],
  ['"@gorhom/bottom-sheet": "^4.6.4"', '/v4/troubleshooting#broken'],
  ['.pnpm/@gorhom+bottom-sheet@4.6.4_x', '/v4/troubleshooting#broken'],
  ['| @gorhom/bottom-sheet | 4.6.4 |', '/v4/troubleshooting#broken'],
  // A section of another version is better than none.
  ['@gorhom/bottom-sheet@2.4.1', '/troubleshooting#broken'],
])('finds the section of the version in %j', (version, expected) => {
  const found = anchorsFor(`Snap point is invalid ${version}`, ALL);
  expect(found).toEqual([expected]);
});

const TROUBLESHOOTING = readMdxPage('docs/troubleshooting.mdx');
const DOCS = extractMessages(TROUBLESHOOTING, {
  page: 'Troubleshooting',
  path: '',
});

/**
 * Each heading of Troubleshooting, and each line of its blocks of `text`, with its
 * section.
 */
function pastesOf({ tree }: MdxPage): [text: string, anchor: string][] {
  const readHeading = createHeadingReader();
  let anchor = '';
  return tree.children.flatMap((node): [string, string][] => {
    if (node.type === 'heading') {
      const { text, id } = readHeading(node);
      anchor = id;
      return [[text, anchor]];
    }
    const lines =
      node.type === 'code' && node.lang === 'text' ? node.value.trim() : '';
    return lines.split('\n').flatMap((line) => (line ? [[line, anchor]] : []));
  });
}

test('finds the section of each heading and message of Troubleshooting', () => {
  const pastes = pastesOf(TROUBLESHOOTING);
  expect(pastes.length).toBeGreaterThan(180);
  const lost = pastes.filter(
    ([text, anchor]) => anchorsFor(text, DOCS)[0] !== `#${anchor}`,
  );
  expect(lost).toEqual([]);
});

test.each([
  [
    '#the-build-stops-in-reanimated-or-worklets',
    "index.js: [BABEL] Cannot find module 'react-native-worklets/plugin'\nRequire stack:",
    '> [Reanimated] `react-native-worklets` library not found. Please',
    '[!] Unable to find a specification for `RNWorklets` depended upon by `RNReanimated`',
    '[Reanimated] Your installed version of Worklets (0.4.1) is not compatible with installed version of Reanimated (4.1.0).',
  ],
  [
    '#messages-of-reanimated-and-worklets',
    "[Reanimated] Native part of Reanimated doesn't seem to be initialized (Worklets).",
    '[Reanimated] Mismatch between JavaScript code version and Reanimated Babel plugin version (3.15.1 vs. 3.15.0).',
    '[Worklets] Tried to synchronously call a non-worklet function `onEnd` on the UI thread.',
  ],
  [
    '#wrong-type',
    "Invariant Violation: 'index' was provided but with wrong type ! expected type is a number.",
  ],
  [
    '#the-app-crashes-when-reanimated-starts',
    "TypeError: Cannot read property 'level' of undefined\n  at react-native-reanimated/src/common/logger.ts",
    "TypeError: Cannot read properties of undefined (reading 'level')",
    "TypeError: undefined is not an object (evaluating 'logger.level')",
    "Cannot read property 'level' of null",
  ],
  [
    '#present-is-not-a-function',
    "undefined is not a function (near '...sheetRef.current.present...')",
    'TypeError: present is not a function',
    "sheet.current.present is not a function. (In 'sheet.current.present()', 'sheet.current.present' is undefined)",
  ],
  [
    '#gesturedetector-must-be-used-as-a-descendant-of-gesturehandlerrootview',
    'PanGestureHandler must be used as a descendant of GestureHandlerRootView.',
  ],
])('%s explains the messages of packages and engines', (section, ...texts) => {
  for (const text of texts) {
    expect(anchorsFor(text, DOCS), text).toEqual([section]);
  }
});
