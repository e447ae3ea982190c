// What the FAQ says of the Jest mock of the package.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import facts from '../../src/shared/api/v5.json';
import { ROOT, versionByName } from '../../src/site/versions';
import { Lab } from './lab';

const TYPES = path.join(ROOT, versionByName('v5').types, 'node_modules');
const read = (file: string): string => readFileSync(file, 'utf8');
const faq = read(path.join(ROOT, 'docs/faq.mdx'));
const [section = ''] =
  /### What the mock does\n[^]*?(?=\n### )/.exec(faq) ?? [];

const mocked = Object.keys(new Lab().load('../../mock'));
const { components, hooks, enums, constants, functions } = facts;
const real = [components, hooks, enums, constants, functions]
  .flatMap((group) => Object.keys(group))
  .map((name) => (name === 'BottomSheet' ? 'default' : name));

test.each([
  ['lacks', real.filter((name) => !mocked.includes(name)), 11],
  ['has alone', mocked.filter((name) => !real.includes(name)), 1],
])('the FAQ names every export that the mock %s', (_, names, least) => {
  expect(names.length).toBeGreaterThanOrEqual(least);
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test('what the setup of Jest requires was published', () => {
  const required = [
    ...faq.matchAll(/'(react-native-[\w/-]+\/(?:jestSetup|src\/mock))'/g),
  ].map(([, name = '']) => path.join(TYPES, name));
  expect(new Set(required).size).toBe(2);
  expect(
    required.filter(
      (file) => !existsSync(`${file}.js`) && !existsSync(`${file}.ts`),
    ),
  ).toEqual([]);
});

test('the preset of React Native before 0.85 is a separate preset', () => {
  const { version } = JSON.parse(
    read(path.join(TYPES, 'react-native/package.json')),
  ) as { version: string };
  const preset = read(path.join(TYPES, 'react-native/jest-preset.js'));
  expect(preset.includes('@react-native/jest-preset')).toBe(
    Number(version.split('.')[1]) >= 85,
  );
});
