/** Chooses the app in a text that lists several workspaces. */
import {
  CHECKED_PACKAGES,
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

/**
 * The app among the workspaces, or a problem that names those that it may be;
 * `undefined` if there is no workspace.
 */
export function appAmong(
  all: readonly Workspace[],
): Workspace | Extract<ReadResult, { problem: unknown }> | undefined {
  const likely = mostLikely(all);
  const versions = likely.map(({ packages }) =>
    CHECKED_PACKAGES.map(({ name }) => packages[name]?.range).join(),
  );
  if (new Set(versions).size <= 1) return likely[0];
  const names = likely.map(({ folder }) => folder || 'the root').join(', ');
  const message = `This is of several apps with different versions: ${names}. Paste the package.json of one, or choose the folder of the project.`;
  return { problem: { message } };
}
