// cspell:ignore reanimatd titel nnmp
import { expect, test } from 'vitest';
import { isLanguage } from '../../src/plugins/code-highlight/languages';
import { checkConfigAndShell, LANGUAGES } from '../../scripts/samples/other';
import { plant, plantFences } from './pages';

/** Rule, line and message of what is found in one fence of a page. */
function check(fence: string, file = 'docs/a.mdx'): string[] {
  return checkConfigAndShell([plantFences(file, fence)]).map(
    ({ line, rule, message }) => `${line} ${rule}: ${message}`,
  );
}

test.each([
  ['bash\nnpm install @gorhom/bottom-sheet@^5'],
  ['bash\n# first\nnpx expo install react-native-reanimated # and more'],
  ['bash\ncd ios && pod install && cd ..'],
  [
    'bash\nyarn add \\\n  react-native-reanimated \\\n  "react-native-worklets@~0.7"',
  ],
  ['bash\nnpx create-expo-app@latest my-app'],
  ['json\n{ "a": [1] }'],
  ['jsonc\n// why\n{ "a": [1,], }'],
  [
    'json title="package.json"\n{ "dependencies": { "@gorhom/bottom-sheet": "^5.2.0" } }',
  ],
  [
    'js title="babel.config.js"\nmodule.exports = { presets: ["module:@react-native/babel-preset"], plugins: ["react-native-worklets/plugin"] };',
  ],
  [
    'js title="metro.config.js"\nconst path = require("path");\nconst local = require("./x");',
  ],
  ['text\nanything at all ((('],
])('passes: %s', (fence) => {
  expect(check(fence)).toEqual([]);
});

test.each([
  [
    'bash\ncd app\nnpm install react-native-reanimatd',
    '3 fence-bash: "react-native-reanimatd" is not in',
  ],
  [
    'bash\nyarn add a-package-nobody-knows',
    '2 fence-bash: "a-package-nobody-knows" is not in',
  ],
  [
    'bash\nnpx expo install react-native-reanimatd',
    '2 fence-bash: "react-native-reanimatd"',
  ],
  [
    'bash\npnpm remove react-native-reanimatd',
    '2 fence-bash: "react-native-reanimatd"',
  ],
  ['bash\nnpx pod-instal', '2 fence-bash: "pod-instal" is not in'],
  ['bash\nnmp install react', '2 fence-bash: "nmp" is not a command'],
  ['bash\n$ npm install react', '2 fence-bash: Leave out the "$"'],
  [
    'bash\nnpm install @gorhom/bottom-sheet@^4',
    '2 fence-bash: "@gorhom/bottom-sheet@^4" allows versions',
  ],
  [
    'bash\nnpm install react-native-reanimated@>=2',
    '2 fence-bash: "react-native-reanimated@>=2" allows',
  ],
  ['bash\nnpm install react@x.y', '2 fence-bash: "x.y" is not a version range'],
  ['json\n{\n  "a": 1,\n}', '4 fence-json: Expected double-quoted'],
  ['jsonc\n{\n  "a": \n}', '4 fence-jsonc: '],
  [
    'json\n{ "dependencies": {\n "react-native-reanimated": "^1.0.0" } }',
    '3 fence-json: "react-native-reanimated@^1.0.0" allows',
  ],
  ['js title="babel.config.js"\nmodule.exports = {', '2 fence-js: '],
  [
    'js title="babel.config.js"\nmodule.exports = {\n  plugins: ["react-native-reanimated-plugin"],\n};',
    '3 fence-js: "react-native-reanimated-plugin" is not in',
  ],
  ['js title="App.js"\nexport default <View />;', '2 fence-js: JSX belongs'],
  ['js\nfoo();', '1 fence-js: A js fence is a configuration file'],
  ['jsx\n<View />', '1 fence-language: "jsx" is not checked. Use tsx.'],
  ['\nfoo', '1 fence-language: A fence needs a language'],
  [
    'tsx titel="App.tsx"\nexport {};',
    '1 fence-meta: titel="App.tsx" is unknown',
  ],
  ['tsx fragment\nexport {};', '1 fence-meta: "fragment" is not understood'],
  ['ts version="v3"\nexport {};', '1 fence-version: There is no version "v3"'],
  [
    'ts\nexport {};\n// diff-ad\nexport {};',
    '3 fence-mark: "diff-ad" is not a marker',
  ],
])('finds: %s', (fence, expected) => {
  const found = check(fence);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toContain(expected);
});

test('an old version installs no newer one by leaving the version out', () => {
  const file = 'versioned_docs/version-4/a.mdx';
  expect(check('bash\nnpm i @gorhom/bottom-sheet', file)).toEqual([
    '2 fence-bash: "@gorhom/bottom-sheet" installs the latest @gorhom/bottom-sheet, and v4 needs 4.x. Name a version.',
  ]);
  expect(check('bash\nnpm i @gorhom/bottom-sheet@^4', file)).toEqual([]);
  expect(check('bash\nnpm i react-native-worklets', file)).toEqual([
    expect.stringContaining('does not go with v4'),
  ]);
});

test('install tabs and code blocks outside of fences are checked', () => {
  const page = plant(
    'docs/a.mdx',
    '<Install packages="@gorhom/bottom-sheet@^5 react-native-reanimatd" />',
    '',
    '<CodeBlock language="tsx">{`a`}</CodeBlock>',
  );
  expect(checkConfigAndShell([page])).toMatchObject([
    { line: 1, rule: 'install' },
    { line: 3, rule: 'code-block' },
  ]);
});

test('the site highlights every language that a fence may name', () => {
  expect([...LANGUAGES].filter((name) => !isLanguage(name))).toEqual([]);
});
