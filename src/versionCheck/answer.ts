/** The whole answer to what was found of an app. */
import satisfies from 'semver/functions/satisfies';
import minVersion from 'semver/ranges/min-version';
import {
  affects,
  issueAddress,
  issueReleases,
  knownIssues,
  platformsText,
} from '../data/knownIssues';
import { isPackageName, type PackageName } from '../data/packageNames';
import { readApp, type App } from './app';
import { SUBJECTS, labelOf, type AppSetup } from './setup';
import { commandOf, recommend, type Recommendation } from './recommend';
import { judgeRows, type Row } from './rows';
import { LINKS, type Link } from './sentences';
import { isBeyond, joined, minorOf } from './versions';

const SHEET = '@gorhom/bottom-sheet';
const REANIMATED = 'react-native-reanimated';

/** A text with a link to more. */
export interface Note {
  readonly text: string;
  readonly link?: Link;
}

/** What the check answers; code in its texts is in backticks. */
export interface Answer {
  readonly app: App;
  readonly verdict: 'fits' | 'depends' | 'fails' | 'unknown';
  readonly summary: string;
  readonly rows: readonly Row[];
  readonly notes: readonly Note[];
  /** Known issues of exactly these versions. */
  readonly issues: readonly Note[];
  /** Said when there are none. */
  readonly noIssues: string;
  readonly babel: Note | undefined;
  readonly recommendation: Recommendation | undefined;
  /** What to know about the command, or why there is none. */
  readonly commandNotes: readonly Note[];
}

function verdictOf(rows: readonly Row[]): Answer['verdict'] {
  const has = (...statuses: Row['status'][]) =>
    rows.some(({ status }) => statuses.includes(status));
  if (has('fails', 'missing')) return 'fails';
  if (has('depends')) return 'depends';
  return has('unknown') ? 'unknown' : 'fits';
}

function summaryOf(app: App, rows: readonly Row[]): string {
  if (app.setup.source === 'release') {
    const release =
      app.sdk === undefined
        ? `React Native ${minorOf(app.reactNative ?? '')}`
        : `Expo SDK ${app.sdk}`;
    return `For ${release}, install these versions.`;
  }
  const labels = (...statuses: Row['status'][]) =>
    joined(
      rows
        .filter(({ status }) => statuses.includes(status))
        .map(({ label }) => label),
    );
  switch (verdictOf(rows)) {
    case 'fits':
      return 'These versions fit together.';
    case 'depends':
      return `These versions can fit together. Look at ${labels('depends')}.`;
    case 'fails':
      return `These versions do not fit together. Look at ${labels('fails', 'missing')}.`;
    case 'unknown':
      return `No conflict was found, but not all versions could be checked: ${labels('unknown')}.`;
  }
}

/** React Native pins its React: 0.78 is the first with React 19. */
function reactOf({ setup, reactNative }: App): string | undefined {
  const stated =
    setup.react === undefined || setup.react === 'latest'
      ? undefined
      : minVersion(setup.react)?.version;
  if (stated !== undefined) return stated;
  if (reactNative === undefined) return undefined;
  return satisfies(reactNative, '>=0.78.0') ? '19.0.0' : '18.0.0';
}

function concerns(
  app: App,
  when: (typeof knownIssues)[number]['when'],
): boolean {
  return Object.entries(when).every(([name, needs]) => {
    if (name === 'architecture') return needs === app.architecture;
    const version =
      name === 'react'
        ? reactOf(app)
        : name === 'expo'
          ? app.sdk && `${app.sdk}.0.0`
          : isPackageName(name)
            ? app.set[name]
            : undefined;
    return version !== undefined && satisfies(version, needs);
  });
}

function issuesOf(app: App): Note[] {
  const sheet = app.set[SHEET];
  if (sheet === undefined) return [];
  return knownIssues
    .filter((issue) => affects(issue, sheet) && concerns(app, issue.when))
    .map((issue) => ({
      text: `${issue.symptom.replace(/\.$/, '')}. On ${platformsText(issue)}${issue.with === undefined ? '' : `, with ${issue.with}`}.`,
      link: { text: issueReleases(issue), href: issueAddress(issue) },
    }));
}

function noIssuesText(app: App): string {
  const sheet = app.set[SHEET];
  if (sheet === undefined) {
    return 'The release of the sheet is not known, so no known issues are listed.';
  }
  return sheet.startsWith('5.')
    ? `No known issue concerns ${sheet} with these versions.`
    : 'Known issues are listed for version 5 only.';
}

function babelOf(app: App, recommendation?: Recommendation): Note | undefined {
  const set = recommendation?.set ?? app.set;
  const reanimated = set[REANIMATED];
  if (reanimated === undefined) return undefined;
  const sheet = set[SHEET];
  const link = sheet?.startsWith('4.') ? LINKS.v4Babel : LINKS.babel;
  const sdk = Number(app.sdk ?? 0);
  const isNewer = satisfies(reanimated, '>=4.0.0');
  if (satisfies(reanimated, '<2.0.0')) {
    return {
      text: 'Reanimated 1 needs no Babel plugin.',
      link: LINKS.v2Install,
    };
  }
  if (sdk >= (isNewer ? 54 : 50)) {
    return {
      text: '`babel-preset-expo` adds the plugin. List neither `react-native-worklets/plugin` nor `react-native-reanimated/plugin` yourself.',
      link,
    };
  }
  const [plugin, other] = isNewer
    ? ['react-native-worklets', 'react-native-reanimated']
    : ['react-native-reanimated', 'react-native-worklets'];
  return {
    text: `The last entry of \`plugins\` in \`babel.config.js\` must be \`'${plugin}/plugin'\`, and \`'${other}/plugin'\` must not be listed.`,
    link,
  };
}

function notesOf({ setup, isArchitectureFixed, architecture }: App): Note[] {
  const nested = setup.nested ?? [];
  return [
    ...(isArchitectureFixed &&
    setup.architecture !== undefined &&
    setup.architecture !== architecture
      ? [
          {
            text: `This release of React Native has only one architecture, so your choice was not used.`,
          },
        ]
      : []),
    ...(nested.length > 0
      ? [
          {
            text: `An override below another package changes only that package's copy of ${joined(nested.map(labelOf))}, so it is not checked. A second copy of native code does not work.`,
          },
        ]
      : []),
  ];
}

const MAJORS: Readonly<Record<Recommendation['docs'], string>> = {
  v5: '5',
  v4: '4',
  v2: '2',
};

function noCommand(app: App, verdict: Answer['verdict']): Note[] {
  if (verdict === 'fits' || verdict === 'unknown') return [];
  return app.reactNative === undefined
    ? [
        {
          text: 'The right versions depend on your React Native release, which is not known. Pick it above to see them.',
          link: LINKS.install,
        },
      ]
    : [
        {
          text: isBeyond('react-native', app.reactNative)
            ? `React Native ${minorOf(app.reactNative)} is newer than the releases that this site has data on, so it cannot recommend versions.`
            : `No published set of versions fits React Native ${minorOf(app.reactNative)}. Upgrade React Native first.`,
          link: LINKS.install,
        },
      ];
}

function commandNotes(app: App, recommendation: Recommendation): Note[] {
  const { docs, install, isDocumented } = recommendation;
  const names = Object.keys(install).filter(isPackageName);
  const sheet = app.set[SHEET];
  const fields = new Set(
    names.flatMap((name) => app.setup.packages[name]?.by ?? []),
  );
  const unjudged = SUBJECTS.filter(({ name }) => {
    const version = app.setup.packages[name]?.version;
    return (
      version !== undefined &&
      'unjudged' in version &&
      version.unjudged !== 'missing'
    );
  });
  return [
    ...(sheet !== undefined && !sheet.startsWith(MAJORS[docs])
      ? [
          {
            text: `It installs version ${MAJORS[docs]} of the sheet, whose API differs from ${sheet}.`,
            link: docs === 'v5' ? LINKS.upgrade : LINKS.v4Install,
          },
        ]
      : []),
    ...(isDocumented
      ? []
      : [
          {
            text: 'All published ranges allow these versions together, but the docs have no install command for this release.',
            link: LINKS.install,
          },
        ]),
    ...[...fields].map((field) => ({
      text: `Change the entry in \`${field}\` as well: it takes precedence over the dependency.`,
    })),
    ...(unjudged.length > 0
      ? [
          {
            text: `The command leaves out what could not be checked: ${joined(unjudged.map(({ label }) => label))}.`,
          },
        ]
      : []),
    ...(names.every((name) => name === SHEET) &&
    recommendation.remove.length === 0
      ? []
      : [
          {
            text: 'Native code has changed, so install the pods and build the app again.',
            link: LINKS.rebuild,
          },
        ]),
  ];
}

/** Answers what was found of an app. */
export function answer(setup: AppSetup): Answer {
  const app = readApp(setup);
  const rows = judgeRows(app);
  const verdict = verdictOf(rows);
  const isRelease = setup.source === 'release';
  const keeps = new Set<PackageName>(
    rows.flatMap(({ name, stays }) =>
      stays && !isRelease && isPackageName(name) ? [name] : [],
    ),
  );
  const found =
    isRelease || verdict === 'fails' || verdict === 'depends'
      ? recommend(app, keeps)
      : undefined;
  const recommendation =
    found !== undefined && commandOf(found, app, 'npm') !== undefined
      ? found
      : undefined;
  return {
    app,
    verdict,
    summary: summaryOf(app, rows),
    rows,
    notes: notesOf(app),
    issues: issuesOf(app),
    noIssues: noIssuesText(app),
    babel: babelOf(app, recommendation),
    recommendation,
    commandNotes:
      recommendation === undefined
        ? found === undefined
          ? noCommand(app, verdict)
          : []
        : commandNotes(app, recommendation),
  };
}
