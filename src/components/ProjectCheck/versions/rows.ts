/** The answer about each package of an app. */
import {
  judgeAbsent,
  judgeChosen,
  judgeExpo,
  judgeReactNative,
  type Judged,
  type Judgment,
} from './judgments';
import { SUBJECTS, UNJUDGED, type SubjectName } from './setup';
import { exactly, isOpenEnded } from './versions';
import { DATA_DATE } from '../../../shared/releases/dataDate';

export interface Row extends Judgment {
  readonly name: SubjectName;
  readonly label: string;
  /** What was found; code is in backticks. */
  readonly found: string;
}

function foundText(name: SubjectName, { app }: Judged): string {
  const finding = app.setup.packages[name];
  const bundled = app.expo?.bundled['react-native'] ?? app.expo?.reactNative;
  const fromSdk =
    name === 'react-native' && bundled !== undefined
      ? `; Expo SDK ${app.sdk ?? ''} installs \`${bundled}\``
      : '';
  if (finding === undefined) {
    const isOutput = app.setup.source === 'output' && fromSdk === '';
    return isOutput ? 'not in the output' : `not found${fromSdk}`;
  }
  const { range = '', unjudged, by } = finding;
  if (unjudged !== undefined) return UNJUDGED[unjudged] + fromSdk;
  const parts = [`\`${range}\``];
  const newest = app.candidates[name]?.at(-1);
  if (newest !== undefined && exactly(range) === null && name !== 'expo') {
    const date = isOpenEnded(name, range) ? ` as of ${DATA_DATE}` : '';
    parts.push(`resolves to ${newest}${date}`);
  }
  if (by !== undefined) parts.push(`set by \`${by}\``);
  if (finding.isPatched) parts.push('patched');
  if (finding.isPeer) parts.push('a peer dependency, so the app decides');
  if (finding.isInferred) parts.push('from what the output expects');
  if (finding.isUnmet) parts.push('not installed yet');
  return parts.join(', ');
}

/** What a second copy of a package means. */
function copiesOf(
  name: SubjectName,
  { app }: Judged,
): (Pick<Row, 'text'> & Partial<Pick<Row, 'status'>>) | undefined {
  const [first] = app.candidates[name] ?? [];
  const also = app.setup.packages[name]?.also;
  if (also === undefined || first === undefined) return undefined;
  const others = also.join(', ');
  if (name === 'react-native' || name === 'expo') {
    return { text: `Another package brings a copy of its own (${others}).` };
  }
  const why =
    name === '@gorhom/bottom-sheet'
      ? 'the copies do not share their modals'
      : 'native code must be there once';
  // One copy can be left out only where one release satisfies both ranges.
  const isFar = also.some(
    (each) => Number.parseInt(each) !== Number.parseInt(first),
  );
  return {
    status: isFar ? 'fails' : 'depends',
    text: `A second copy is installed (${others}), but ${why}.`,
  };
}

function judge(name: SubjectName, judged: Judged): Judgment {
  if (name === 'react-native') return judgeReactNative(judged);
  if (name === 'expo') return judgeExpo(judged);
  const finding = judged.app.setup.packages[name];
  const isAbsent = finding === undefined || finding.unjudged === 'missing';
  return isAbsent ? judgeAbsent(name, judged) : judgeChosen(name, judged);
}

export function judgeRows(judged: Judged): Row[] {
  return SUBJECTS.map(({ name, label }) => {
    const judgment = judge(name, judged);
    const copies = copiesOf(name, judged);
    const worst = (['fails', 'depends'] as const).find((status) =>
      [judgment.status, copies?.status].includes(status),
    );
    return {
      ...{ name, label, found: foundText(name, judged), link: judgment.link },
      statement: judgment.statement,
      status: worst ?? judgment.status,
      text: [judgment.text, copies?.text].filter(Boolean).join(' '),
    };
  });
}
