import {
  CURRENT_VERSION,
  EDGE_TYPES,
  versionByName,
} from '../../src/site/versions';

const { types } = versionByName(CURRENT_VERSION);

/** A command that moves data to the release. */
export interface UpdateStep {
  readonly command: string;
  /** Where it runs, below the repository. */
  readonly folder: string;
  readonly writes: string;
}

/** Lists the commands that move the data to a release, in their order. */
export function updateSteps(version: string): UpdateStep[] {
  const install = ['.', types, ...EDGE_TYPES].map((folder) => ({
    command: `npm install --save-exact @gorhom/bottom-sheet@${version}`,
    folder,
    writes: 'package.json, package-lock.json',
  }));
  const update = [
    ['npx tsx scripts/types-install/main.ts', 'tests/types/*/node_modules'],
    ['npm run --silent registry:refresh', 'src/shared/releases/registry*.json'],
    ['npm run --silent api:extract', 'src/shared/api/'],
    [
      'npx tsx scripts/code-check-data/main.ts',
      'src/components/ProjectCheck/code/data.json',
    ],
  ] as const;
  return [
    ...install,
    ...update.map(([command, writes]) => ({ command, folder: '.', writes })),
  ];
}
