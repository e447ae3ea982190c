/** Chooses the app in a text that lists several workspaces. */
import {
  CHECKED_PACKAGES,
  unsupportedInputError,
  type DetectedPackage,
  type ReadResult,
  type CheckedPackage,
} from './setup';

/** A package of a project, and the packages that are installed for it. */
export interface Workspace {
  /** The folder of the workspace, or its name. */
  readonly folder: string;
  /** The dependencies that it declares, peer dependencies aside. */
  readonly declared: readonly string[];
  readonly packages: Readonly<Record<string, DetectedPackage | undefined>>;
}

const SHEET = '@gorhom/bottom-sheet';
const PLATFORMS: readonly CheckedPackage[] = ['react-native', 'expo'];

/** The workspaces that are most likely apps. */
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
  // An app has the library and a platform; another package may lack one of them.
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

/** The versions of a package that are not those of a workspace. */
export function copiesOf(
  name: CheckedPackage,
  versions: Iterable<string>,
  all: readonly Workspace[],
): readonly string[] {
  const own = all.map(({ packages }) => packages[name]?.range);
  return [...versions].filter((version) => !own.includes(version));
}
