// What `npm test` consists of, in order.

/** A command of the tests, by itself. */
export interface Step {
  /** What it is about, for the table. */
  readonly name: string;
  readonly command: string;
  /** Where it leaves its report, below `.cache/tests/`. */
  readonly report?: string;
}

/** Steps that wait for none of each other, and run two at a time. */
export type Stage = readonly Step[];

const TYPES: Stage = [
  {
    name: 'packages that samples compile against',
    command: 'npm run --silent types:install',
  },
];

/** The longest first, so that none is left over at the end. */
const CHECKS: Stage = [
  { name: 'lint', command: 'npm run --silent lint:code' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'format', command: 'npm run --silent lint:format' },
  { name: 'spelling', command: 'npm run --silent lint:spelling' },
  { name: 'prose', command: 'npm run --silent lint:prose' },
  { name: 'unused code', command: 'npm run --silent lint:unused' },
  { name: 'lockfile', command: 'npm run --silent lint:lockfile' },
  { name: 'stylesheets', command: 'npm run --silent lint:css' },
  { name: 'workflows', command: 'npm run --silent lint:workflows' },
];

const CACHE = '.cache/tests';

/** A run of Vitest that also leaves a report; `root` is the way to its config. */
const vitest = (command: string, report: string, root = '.'): string =>
  `${command} --reporter=default --reporter=json --outputFile.json=${root}/${CACHE}/${report}`;

const UNIT: Step = {
  name: 'unit and content',
  command: vitest('npm run --silent test:unit --', 'unit.json'),
  report: 'unit.json',
};

/** What keeps its results from one run to the next, in quick runs alone. */
const CACHED: Readonly<Record<string, string>> = {
  // Whoever changes a type may leave a fault of another file for `npm test`.
  lint: `-- --cache --cache-strategy content --cache-location ${CACHE}/eslint`,
  types: `-- --incremental --tsBuildInfoFile ${CACHE}/tsc.tsbuildinfo`,
  format: `-- --cache --cache-strategy content --cache-location ${CACHE}/prettier`,
  spelling: `-- --cache --cache-strategy content --cache-location ${CACHE}/cspell`,
};

const BUILD: Step = { name: 'build', command: 'npm run build' };

const HOSTED: Step = {
  name: 'build with hosted services',
  command: 'npm run build:hosted',
};

const STOCK: Step = {
  name: 'build with the original client',
  command: 'npm run build:stock',
};

const BUILT: Step = {
  name: 'built files',
  command: vitest('npm run --silent test:built --', 'built.json'),
  report: 'built.json',
};

const BROWSER: Step = {
  name: 'browser',
  command: `PLAYWRIGHT_JSON_OUTPUT_NAME=${CACHE}/browser.json npm run --silent test:e2e -- --reporter=list,json`,
  report: 'browser.json',
};

const ENGINES: Step = {
  name: 'Firefox and WebKit',
  command: vitest('npm run --silent test:engines --', 'engines.json', '../..'),
  report: 'engines.json',
};

/** What the parts of a run need is there in each, to run by themselves. */
const PARTS = {
  checks: [TYPES, CHECKS],
  unit: [TYPES, [UNIT]],
  built: [[BUILD], [BUILT]],
  browser: [[BUILD], [HOSTED], [STOCK], [BROWSER]],
  engines: [[BUILD], [HOSTED], [ENGINES]],
} satisfies Readonly<Record<string, readonly Stage[]>>;

/** The parts of `npm test`, which the jobs of a workflow share out. */
export const PART_NAMES: readonly string[] = Object.keys(PARTS);

/** The selections that can be run, by the name on the command line. */
export const RUNS: Readonly<Record<string, readonly Stage[]>> = {
  ...PARTS,
  // In pairs that leave no processor idle; the first two builds use one folder.
  all: [
    [BUILD, ...TYPES],
    [BUILT, HOSTED, ...CHECKS],
    [UNIT, ENGINES, STOCK],
    [BROWSER],
  ],
  check: [CHECKS],
  quick: [
    TYPES,
    CHECKS.map((step) => ({
      ...step,
      command: [step.command, CACHED[step.name]].filter(Boolean).join(' '),
    })),
    [UNIT],
  ],
};
