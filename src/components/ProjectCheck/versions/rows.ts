/** The answer about each package of an app. */
import {
  judgeAbsent,
  judgeChosen,
  judgeExpo,
  judgeReactNative,
  type AssessmentInput,
  type Assessment,
} from './assessments';
import {
  CHECKED_PACKAGES,
  UNRESOLVABLE_REASONS,
  type CheckedPackage,
} from './setup';
import { parseExactVersion, isOpenEnded } from './resolveVersions';
import { DATA_DATE } from '../../../shared/releases/dataDate';

export interface Row extends Assessment {
  readonly name: CheckedPackage;
  readonly label: string;
  /** What was found; code is in backticks. */
  readonly found: string;
}

function foundText(name: CheckedPackage, { app }: AssessmentInput): string {
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
  const { range = '', unresolvable, overriddenBy } = finding;
  if (unresolvable !== undefined)
    return UNRESOLVABLE_REASONS[unresolvable] + fromSdk;
  const parts = [`\`${range}\``];
  const newest = app.candidates[name]?.at(-1);
  if (
    newest !== undefined &&
    parseExactVersion(range) === null &&
    name !== 'expo'
  ) {
    const date = isOpenEnded(name, range) ? ` as of ${DATA_DATE}` : '';
    parts.push(`resolves to ${newest}${date}`);
  }
  if (overriddenBy !== undefined) parts.push(`set by \`${overriddenBy}\``);
  if (finding.isPatched) parts.push('patched');
  if (finding.isPeer) parts.push('a peer dependency, so the app decides');
  if (finding.isInferred) parts.push('from what the output expects');
  if (finding.isUnmet) parts.push('not installed yet');
  return parts.join(', ');
}

/** What a second copy of a package means. */
function assessDuplicates(
  name: CheckedPackage,
  { app }: AssessmentInput,
): (Pick<Row, 'text'> & Partial<Pick<Row, 'status'>>) | undefined {
  const [first] = app.candidates[name] ?? [];
  const also = app.setup.packages[name]?.otherVersions;
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

function judge(name: CheckedPackage, judged: AssessmentInput): Assessment {
  if (name === 'react-native') return judgeReactNative(judged);
  if (name === 'expo') return judgeExpo(judged);
  const finding = judged.app.setup.packages[name];
  const isAbsent = finding === undefined || finding.unresolvable === 'missing';
  return isAbsent ? judgeAbsent(name, judged) : judgeChosen(name, judged);
}

export function judgeRows(judged: AssessmentInput): Row[] {
  return CHECKED_PACKAGES.map(({ name, label }) => {
    const judgment = judge(name, judged);
    const copies = assessDuplicates(name, judged);
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
