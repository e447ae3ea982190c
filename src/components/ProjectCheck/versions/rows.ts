/** Makes the rows of the answer, one for each package. */
import {
  assessAbsent,
  assessChosen,
  assessExpo,
  assessReactNative,
  type AssessmentInput,
  type Assessment,
} from './assessments';
import {
  CHECKED_PACKAGES,
  UNRESOLVABLE_REASONS,
  type CheckedPackage,
} from './setup';
import { parseExactVersion, isOpenEnded } from './resolveVersions';
import { installRange } from './recommend';
import { say } from './statements';
import { DATA_DATE } from '../../../shared/releases/dataDate';

/** A row of the answer: a package, and its assessment. */
export interface Row extends Assessment {
  readonly name: CheckedPackage;
  readonly label: string;
  /** The setup's entry for the package, in Markdown. */
  readonly found: string;
  /** The range that the command installs. */
  readonly range: string | undefined;
  /** Whether the command removes the package. */
  readonly isRemoved: boolean;
}

/** Describes what the setup says about a package. */
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

/** Assesses a second copy of a package, if there is one. */
function assessDuplicates(
  name: CheckedPackage,
  { app }: AssessmentInput,
): Pick<Row, 'status' | 'text'>[] {
  const [first] = app.candidates[name] ?? [];
  const others = app.setup.packages[name]?.otherVersions;
  if (others === undefined || first === undefined) return [];
  if (name === 'react-native' || name === 'expo')
    return [{ status: 'fits', text: say.otherCopy(others) }];
  // Two copies can become one only if a release satisfies both ranges.
  const isFar = others.some(
    (each) => Number.parseInt(each) !== Number.parseInt(first),
  );
  const status = isFar ? 'fails' : 'depends';
  return [{ status, text: say.secondCopy(name, others) }];
}

function assessPackage(
  name: CheckedPackage,
  input: AssessmentInput,
): Assessment {
  if (name === 'react-native') return assessReactNative(input);
  if (name === 'expo') return assessExpo(input);
  const detected = input.app.setup.packages[name];
  const isAbsent =
    detected === undefined || detected.unresolvable === 'missing';
  return isAbsent ? assessAbsent(name, input) : assessChosen(name, input);
}

/** The range that the command installs for a package, if it does. */
function rangeToInstall(
  name: CheckedPackage,
  { app, recommendation }: AssessmentInput,
): string | undefined {
  const { install = {}, upgrade } = recommendation ?? {};
  if (name === 'expo') return upgrade && `^${upgrade}.0.0`;
  return install[name] && installRange(app, name, install[name]);
}

/** Assesses each package of an app, in the order of {@link CHECKED_PACKAGES}. */
export function assessPackages(input: AssessmentInput): Row[] {
  return CHECKED_PACKAGES.map(({ name, label }) => {
    const own = assessPackage(name, input);
    const all = [own, ...assessDuplicates(name, input)];
    const worst = (['fails', 'depends'] as const).find((status) =>
      all.some((each) => each.status === status),
    );
    return {
      name,
      label,
      link: own.link,
      found: foundText(name, input),
      status: worst ?? own.status,
      text: all.map(({ text }) => text).join(' '),
      range: rangeToInstall(name, input),
      isRemoved:
        input.recommendation?.remove.some((each) => each === name) ?? false,
    };
  });
}
