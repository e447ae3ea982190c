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

test('the FAQ names every export that the mock lacks, or has alone', () => {
  const lacking = real.filter((name) => !mocked.includes(name));
  const alone = mocked.filter((name) => !real.includes(name));
  expect(Math.min(lacking.length, alone.length)).toBeGreaterThan(0);
  const named = (name: string) => section.includes(`\`${name}\``);
  expect([...lacking, ...alone].filter((name) => !named(name))).toEqual([]);
});

test('what the setup of Jest requires was published', () => {
  const required = faq.match(
    /(?<=')react-native-[\w/-]+\/(?:jestSetup|src\/mock)(?=')/g,
  );
  const names = [...new Set(required)];
  expect(names).toHaveLength(2);
  const isThere = (name: string) =>
    ['js', 'ts'].some((end) => existsSync(path.join(TYPES, `${name}.${end}`)));
  expect(names.filter((name) => !isThere(name))).toEqual([]);
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
