// What the check of versions says about input that it cannot answer.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answer } from '@site/src/versionCheck/answer';
import { readAddress } from '@site/src/versionCheck/address';
import { readInput } from '@site/src/versionCheck/readInput';

const ROOT_PROJECT = readFileSync(
  path.join(__dirname, 'projects/monorepo-root.json'),
  'utf8',
);

function problemIn(text: string) {
  const result = readInput(text);
  return 'problem' in result ? result.problem : undefined;
}

describe('bad input', () => {
  test.each([
    ['nothing', ' \n', 'nothing to check yet'],
    ['a comma too many', '{\n  "a": 1,\n}', 'Line 2, column 9: JSON allows no'],
    [
      'a missing comma',
      '{\n  "a": 1\n  "b": 2\n}',
      'Line 3, column 3: expected',
    ],
    ['a comment', '{ // mine\n}', 'Line 1, column 3: JSON has no comments'],
    ['single quotes', "{'a': 1}", 'Line 1, column 2: JSON needs double'],
    ['a cut text', '{"a": {', 'Line 1, column 8: the text ends too early'],
    ['an open string', '{"a": "b\n}', 'Line 1, column 7: this string'],
    ['deep nesting', `{"a":${'['.repeat(9999)}`, 'nested too deeply'],
    ['package-lock.json', '{"lockfileVersion": 3}', '(package-lock.json)'],
    ['yarn.lock', '# yarn lockfile v1\n\n\nreact@1:', '(yarn.lock)'],
    ['yarn.lock of Berry', '__metadata:\n  version: 8', '(yarn.lock)'],
    ['pnpm-lock.yaml', "lockfileVersion: '9.0'\n", '(pnpm-lock.yaml)'],
    ['bun.lock', '{\n  "lockfileVersion": 1,\n  "a": [],\n}', '(bun.lock)'],
    ['pnpm-workspace.yaml', 'packages:\n  - a', 'a pnpm-workspace.yaml'],
    ['prose', 'hello', 'This names none of the packages'],
    ['a list', '["a"]', 'This is a list'],
    ['another project', '{"name": "a"}', 'None of the packages is in it'],
    ['the root of a monorepo', ROOT_PROJECT, 'of the app'],
    ['5 MB', 'x'.repeat(5_000_000), 'That is 5.0 MB'],
  ])('%s', (_, text, message) => {
    expect(problemIn(text)?.message).toContain(message);
  });

  test('odd values do not stop it', () => {
    const result = readInput(
      '{"dependencies": {"react-native": 5, "expo": "~54.0.0", "__proto__": {"a": 1}, "react-native-reanimated": "1 || <script>"}, "overrides": null, "resolutions": []}',
    );
    if ('problem' in result) throw new Error(result.problem.message);
    const { setup } = result;
    expect(setup.packages['react-native']?.version).toEqual({
      unjudged: 'invalid',
    });
    expect(answer(setup).rows.map(({ status }) => status)).toContain('unknown');
  });
});

describe('an address that nobody wrote with the check is ignored', () => {
  test.each([
    '',
    '#check-my-versions',
    '#check-my-versions?',
    '#check-my-versions?from=package',
    '#check-my-versions?from=package&sheet=<img src=x onerror=alert(1)>',
    `#check-my-versions?from=package&sheet=${encodeURIComponent('<script>')}`,
    '#check-my-versions?from=package&sheet=:nothing',
    '#check-my-versions?from=package&sheet=1.0.0!constructor',
    '#check-my-versions?from=package&sheet=1.0.0!also%20x',
    '#check-my-versions?from=other&sheet=1.0.0',
    '#check-my-versions?from=package&sheet=1.0.0&arch=old',
    '#check-my-versions?from=package&sheet=1.0.0&with=rm',
    '#check-my-versions?from=package&sheet=1.0.0&react=javascript:',
    '#check-my-versions?from=package&sheet=1.0.0&nested=a',
    '#check-my-versions?from=release&expo=999',
    '#check-my-versions?from=release&rn=%00',
    `#check-my-versions?from=package&sheet=${'1 || '.repeat(999)}1`,
    '#playground?index=1',
  ])('%s', (hash) => {
    expect(readAddress(hash)).toBeUndefined();
  });
});
