// The FAQ says what the Jest mock of the package lacks. It must know all of it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/site/versions';
import facts from '../../src/api/v5.json';

const PACKAGE = path.join(ROOT, 'node_modules/@gorhom/bottom-sheet');

const read = (...parts: string[]): string =>
  readFileSync(path.join(...parts), 'utf8');

/** Names of the properties of an object that a module declares as a constant. */
function propertiesOf(
  source: ts.SourceFile,
  object: ts.ObjectLiteralExpression,
): string[] {
  return object.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      return propertiesOf(source, declared(source, property.expression));
    }
    return [property.name.getText(source)];
  });
}

function declared(
  source: ts.SourceFile,
  name: ts.Expression,
): ts.ObjectLiteralExpression {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name: own, initializer } of statement.declarationList
        .declarations) {
        if (
          own.getText(source) === name.getText(source) &&
          initializer &&
          ts.isObjectLiteralExpression(initializer)
        ) {
          return initializer;
        }
      }
    }
  }
  throw new Error(`The mock spreads ${name.getText(source)}, not a constant.`);
}

/** What `module.exports = { … }` of a CommonJS module exports. */
function commonJsExports(text: string): string[] {
  const source = ts.createSourceFile(
    'mock.js',
    text,
    ts.ScriptTarget.Latest,
    true,
  );
  for (const statement of source.statements) {
    if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      statement.expression.left.getText(source) === 'module.exports' &&
      ts.isObjectLiteralExpression(statement.expression.right)
    ) {
      return propertiesOf(source, statement.expression.right);
    }
  }
  throw new Error('The mock has no module.exports = { … }.');
}

const mocked = commonJsExports(read(PACKAGE, 'mock.js'));
const real = [
  facts.components,
  facts.hooks,
  facts.enums,
  facts.constants,
  facts.functions,
]
  .flatMap((group) => Object.keys(group))
  .map((name) => (name === 'BottomSheet' ? 'default' : name));

/** The part of the FAQ that is about the package's own mock. */
const section =
  /### What the mock does\n[^]*?(?=\n### )/.exec(
    read(ROOT, 'docs/faq.mdx'),
  )?.[0] ?? '';

test('the FAQ names every export that the mock lacks', () => {
  const lacking = real.filter((name) => !mocked.includes(name));
  expect(lacking.length).toBeGreaterThan(10);
  const unnamed = lacking.filter((name) => !section.includes(`\`${name}\``));
  expect(unnamed).toEqual([]);
});

test('the FAQ names every export that only the mock has', () => {
  const stale = mocked.filter((name) => !real.includes(name));
  expect(stale.length).toBeGreaterThan(0);
  const unnamed = stale.filter((name) => !section.includes(`\`${name}\``));
  expect(unnamed).toEqual([]);
});

const TYPES = path.join(ROOT, 'tests/types/v5/node_modules');
const faq = read(ROOT, 'docs/faq.mdx');

test('what the setup of Jest requires was published', () => {
  const required = [
    ...faq.matchAll(/'(react-native-[\w/-]+\/(?:jestSetup|src\/mock))'/g),
  ].map(([, name = '']) => name);
  expect(new Set(required)).toEqual(
    new Set([
      'react-native-gesture-handler/jestSetup',
      'react-native-worklets/src/mock',
    ]),
  );
  for (const name of required) {
    const file = path.join(TYPES, name);
    expect(
      ['.js', '.ts'].some((end) => existsSync(file + end)),
      name,
    ).toBe(true);
  }
});

test('the mock and the main file of the package need no transform', () => {
  const { main } = JSON.parse(read(PACKAGE, 'package.json')) as {
    main: string;
  };
  for (const file of ['mock.js', `${main}.js`]) {
    expect(read(PACKAGE, file), file).not.toMatch(/^(?:import|export) /m);
  }
});

test('the preset of React Native before 0.85 is a separate preset', () => {
  const { version } = JSON.parse(read(TYPES, 'react-native/package.json')) as {
    version: string;
  };
  const isMoved = Number(version.split('.')[1]) >= 85;
  const preset = read(TYPES, 'react-native/jest-preset.js');
  expect(preset.includes('@react-native/jest-preset')).toBe(isMoved);
});

test('a mock without exports is refused', () => {
  expect(() => commonJsExports('exports.a = 1;')).toThrow('module.exports');
  expect(
    commonJsExports('const A = { b: 1 }; module.exports = { ...A, c: 2 };'),
  ).toEqual(['b', 'c']);
});
