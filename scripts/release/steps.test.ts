import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DOCS_VERSIONS, EDGE_TYPES, ROOT } from '../../src/site/versions';
import { updateSteps } from './steps';

const releaseIn = (folder: string) =>
  /"@gorhom\/bottom-sheet": "(.+)"/.exec(
    readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
  )?.[1];

test('a release is installed in every folder that has the one before it', () => {
  const installed = updateSteps('9.0.0').filter(({ command }) =>
    command.endsWith('@gorhom/bottom-sheet@9.0.0'),
  );
  const sets = DOCS_VERSIONS.map(({ types }) => types);
  expect(installed.map(({ folder }) => folder).sort()).toEqual(
    ['.', ...sets, ...EDGE_TYPES]
      .filter((folder) => releaseIn(folder) === releaseIn('.'))
      .sort(),
  );
});
