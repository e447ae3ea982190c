/** Chooses the app whose versions are meant, in a text that is of several. */
import {
  CHECKED_PACKAGES,
  unsupportedInputError,
  type DetectedPackage,
  type ReadResult,
  type CheckedPackage,
} from './setup';

/** A package with dependencies, and what is installed for it. */
export interface Workspace {
  /** Its folder, or its name. */
  readonly folder: string;
  /** The packages that it declares for itself, not for those that use it. */
  readonly declared: readonly string[];
  readonly packages: Readonly<Record<string, DetectedPackage | undefined>>;
}

const SHEET = '@gorhom/bottom-sheet';
const PLATFORMS: readonly CheckedPackage[] = ['react-native', 'expo'];

function mostLikely(all: readonly Workspace[]): readonly Workspace[] {
  const having = (
    among: readonly Workspace[],
    names: readonly CheckedPackage[],
  ): readonly Workspace[] => {
    const found = among.filter(({ declared }) =>
      names.some((name) => declared.includes(name)),
    );
    return found.length > 0 ? found : among;
  };
  // The app has the sheet, and what it runs on; a library of the project may lack one.
  return having(having(all, [SHEET]), PLATFORMS);
}

/** The app among the workspaces, or a problem that names those that it may be. */
export function appAmong(
  all: readonly Workspace[],
): Workspace | Extract<ReadResult, { problem: unknown }> {
  const [first, ...others] = mostLikely(all);
  if (first === undefined) return unsupportedInputError('No app is in it.');
  const versionsOf = ({ packages }: Workspace) =>
    CHECKED_PACKAGES.map(({ name }) => packages[name]?.range).join();
  if (others.every((each) => versionsOf(each) === versionsOf(first))) {
    return first;
  }
  const names = [first, ...others]
    .map(({ folder }) => folder || 'the root')
    .join(', ');
  const message = `This is of several apps with different versions: ${names}. Paste the package.json of one, or choose the folder of the project.`;
  return { problem: { message } };
}

/** The versions that other packages have, and that are of none of the workspaces. */
export function copiesOf(
  name: CheckedPackage,
  versions: Iterable<string>,
  all: readonly Workspace[],
): readonly string[] {
  const own = all.map(({ packages }) => packages[name]?.range);
  return [...versions].filter((version) => !own.includes(version));
}
