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
import { say, type Sentence } from './statements';
import { DATA_DATE } from '../../../shared/releases/dataDate';

export interface Row extends Omit<Assessment, 'statement'> {
  readonly name: CheckedPackage;
  readonly label: string;
  /** What was found; code is in backticks. */
  readonly found: string;
  /** The sentences of its text. */
  readonly statements: readonly Sentence['statement'][];
}

function foundText(name: CheckedPackage, { app }: AssessmentInput): string {
  const detected = app.setup.packages[name];
  const bundled = app.expo?.bundled['react-native'] ?? app.expo?.reactNative;
  const fromSdk =
    name === 'react-native' && bundled !== undefined
      ? `; Expo SDK ${app.sdk ?? ''} installs \`${bundled}\``
      : '';
  if (detected === undefined) {
    const isOutput = app.setup.source === 'output' && fromSdk === '';
    return isOutput ? 'not in the output' : `not found${fromSdk}`;
  }
  const { range = '', unresolvable, overriddenBy } = detected;
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
  if (detected.isPatched) parts.push('patched');
  if (detected.isPeer) parts.push('a peer dependency, so the app decides');
  if (detected.isInferred) parts.push('from what the output expects');
  if (detected.isUnmet) parts.push('not installed yet');
  return parts.join(', ');
}

/** What a second copy of a package means. */
function assessDuplicates(
  name: CheckedPackage,
  { app }: AssessmentInput,
): (Sentence & Partial<Pick<Row, 'status'>>) | undefined {
  const [first] = app.candidates[name] ?? [];
  const others = app.setup.packages[name]?.otherVersions;
  if (others === undefined || first === undefined) return undefined;
  if (name === 'react-native' || name === 'expo') return say.otherCopy(others);
  // One copy can be left out only where one release satisfies both ranges.
  const isFar = others.some(
    (each) => Number.parseInt(each) !== Number.parseInt(first),
  );
  return {
    status: isFar ? 'fails' : 'depends',
    ...say.secondCopy(name, others),
  };
}

function judge(name: CheckedPackage, judged: AssessmentInput): Assessment {
  if (name === 'react-native') return judgeReactNative(judged);
  if (name === 'expo') return judgeExpo(judged);
  const detected = judged.app.setup.packages[name];
  const isAbsent =
    detected === undefined || detected.unresolvable === 'missing';
  return isAbsent ? judgeAbsent(name, judged) : judgeChosen(name, judged);
}

/** Judges each package of an app, in the order of {@link CHECKED_PACKAGES}. */
export function judgeRows(judged: AssessmentInput): Row[] {
  return CHECKED_PACKAGES.map(({ name, label }) => {
    const { link, ...judgment } = judge(name, judged);
    const sentences = [judgment, assessDuplicates(name, judged) ?? []].flat();
    const worst = (['fails', 'depends'] as const).find((status) =>
      sentences.some((each) => each.status === status),
    );
    return {
      name,
      label,
      link,
      found: foundText(name, judged),
      statements: sentences.map(({ statement }) => statement),
      status: worst ?? judgment.status,
      text: sentences.map(({ text }) => text).join(' '),
    };
  });
}
