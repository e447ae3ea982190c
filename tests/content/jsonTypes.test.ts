// JSON that code imports with a cast has the type of the cast.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { DOCS_VERSION_NAMES } from '../../src/site/versionNames';
import { ROOT } from '../../src/site/versions';

const typeIn = (module: string, name: string) =>
  `import('@site/src/${module}').${name}`;
const RELEASES = 'shared/releases';
const KNOWN_ISSUE = typeIn(`${RELEASES}/knownIssues`, 'KnownIssue');
const COMPATIBILITY = typeIn(
  `${RELEASES}/compatibilityRows`,
  'compatibility.expo',
);
const INSTALL_DATA = typeIn('shared/install/installData', 'installData');

/** The type of each file below `src/`. */
const TYPES: Readonly<Record<string, string>> = {
  [`${RELEASES}/registry`]: typeIn(`${RELEASES}/registryMetadata`, 'Registry'),
  [`${RELEASES}/compatibility`]: `{ expo: typeof ${COMPATIBILITY}; [table: string]: unknown }`,
  [`${RELEASES}/knownIssueRows`]: `readonly (Omit<${typeIn(`${RELEASES}/issueRows`, 'IssueRow')}, 'to' | 'when'> & { to?: string; when?: ${KNOWN_ISSUE}['when'] })[]`,
  [`${RELEASES}/knownIssueDetails`]: `Record<string, Partial<${KNOWN_ISSUE}>>`,
  'shared/install/installLines': `Omit<typeof ${INSTALL_DATA}, 'expoSdks'>`,
  'components/Calls/calls': typeIn('components/Calls', 'CallTables'),
  'components/ProjectCheck/code/data': typeIn(
    'components/ProjectCheck/code/data',
    'CodeCheckData',
  ),
  'components/ProjectCheck/code/rules/plain': `readonly ${typeIn('components/ProjectCheck/code/rule', 'Rule')}[]`,
  ...Object.fromEntries(
    DOCS_VERSION_NAMES.flatMap((version) => [
      [`shared/api/${version}`, typeIn('shared/api/types', 'ApiFacts')],
      [
        `shared/api/history/${version}`,
        typeIn('shared/api/historyTypes', 'ApiHistory'),
      ],
    ]),
  ),
};

const moduleOf = (file: string) => path.join(ROOT, 'src', `${file}.check.ts`);

/** A module for each file, whose only statement assigns the data to the type. */
const MODULES = new Map(
  Object.entries(TYPES).map(([file, type]) => {
    const json = readFileSync(path.join(ROOT, 'src', `${file}.json`), 'utf8');
    return [moduleOf(file), `export const data: ${type} = ${json};`];
  }),
);
MODULES.set(moduleOf('wrong'), `export const data: ${KNOWN_ISSUE} = {"a": 1};`);

const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) =>
  readFileSync(file, 'utf8'),
) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const host = ts.createCompilerHost(options);
const onDisk = { ...host };
host.fileExists = (file) => MODULES.has(file) || onDisk.fileExists(file);
host.readFile = (file) => MODULES.get(file) ?? onDisk.readFile(file);
const program = ts.createProgram([...MODULES.keys()], options, host);

function errorsIn(file: string): string[] {
  const module = program.getSourceFile(moduleOf(file));
  return program
    .getSemanticDiagnostics(module)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ''));
}

test.each(Object.keys(TYPES))('%s.json has its type', (file) => {
  expect(errorsIn(file)).toEqual([]);
});

test('a value of another type is reported', () => {
  expect(errorsIn('wrong')).toHaveLength(1);
});
