/** Reads the setup from a `package.json`. */
import intersects from 'semver/ranges/intersects';
import {
  CHECKED_PACKAGES,
  type DetectedPackage,
  type AppSetup,
  type Override,
  type ReadResult,
  type CheckedPackage,
} from './setup';
import { isPackageManagerId } from '../../../shared/install/packageManagers';
import { isRange, parseSpecifier } from './specifier';

/** An object of unknown content. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields that declare dependencies, in the order of their precedence. */
export const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

/** The limit of entries about one package that are compared. */
const MAX_COMPARED = 200;

/** The value as an object; an empty one for anything else. */
export const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};

/** Finds the specifier of a package, also under another name: `npm:NAME@^5.0.0`. */
function findDeclaration(root: Fields, name: string) {
  for (const section of DEPENDENCY_FIELDS) {
    const { [name]: own, ...others } = asRecord(root[section]);
    const value =
      own ??
      Object.values(others).find(
        (other) =>
          typeof other === 'string' && `${other}@`.startsWith(`npm:${name}@`),
      );
    const isPeer = section === 'peerDependencies';
    if (value !== undefined) {
      return { specifier: typeof value === 'string' ? value : '?', isPeer };
    }
  }
  return undefined;
}

/**
 * Replaces `catalog:` by the entry of a catalog in the same `package.json`, if it is
 * there.
 */
function fromCatalog(root: Fields, name: string, specifier: string): string {
  const catalog = /^catalog:(.*)/.exec(specifier)?.[1]?.trim();
  if (catalog === undefined) return specifier;
  for (const { catalog: own, catalogs } of [root, asRecord(root.workspaces)]) {
    const known: Fields = { ...asRecord(catalogs), '': own, default: own };
    const version = asRecord(known[catalog])[name];
    if (typeof version === 'string') return version;
  }
  return specifier;
}

/**
 * Whether the key of an override, such as `**\/react-native@^0.80`, fits a dependency.
 */
function isOverridden(key: string, name: string, declared: string): boolean {
  const plain = key.replace(/^\*\*\//, '');
  if (!`${plain}@`.startsWith(`${name}@`)) return false;
  const [condition = '', range = ''] = [
    plain.slice(name.length + 1),
    declared,
  ].map((text) => text.replace(/^npm:/, ''));
  if (['', '*'].includes(condition)) return true;
  const areRanges = [condition, range].every(
    (text) => text !== 'latest' && isRange(text),
  );
  return areRanges ? intersects(range, condition) : range === condition;
}

/** Finds the override of a dependency: its field and its specifier. */
function overrideOf(
  root: Fields,
  name: CheckedPackage,
  declared: string,
): { readonly by?: Override; readonly specifier?: string } {
  const fields = {
    resolutions: root.resolutions,
    overrides: root.overrides,
    'pnpm.overrides': asRecord(root.pnpm).overrides,
  };
  let found = {};
  for (const [by, values] of Object.entries(fields)) {
    const own = Object.entries(asRecord(values)).filter(([key]) =>
      key.replace(/^\*\*\//, '').startsWith(name),
    );
    for (const [key, value] of own.slice(0, MAX_COMPARED)) {
      if (!isOverridden(key, name, declared)) continue;
      const specifier =
        typeof value === 'string' ? value : asRecord(value)['.'];
      // npm's `$name` stands for the dependency of that name.
      if (typeof specifier === 'string' && !specifier.startsWith('$')) {
        found = { by, specifier };
      }
    }
  }
  return found;
}

/** The package manager of `packageManager`, of the scripts, or of typical fields. */
function managerInPackageJson(root: Fields): AppSetup['packageManager'] {
  const { overrides, packageManager, pnpm, resolutions, scripts } = root;
  const text = JSON.stringify(scripts ?? '');
  const stated = /^"(\w+)@/.exec(JSON.stringify(packageManager ?? ''))?.[1];
  const used =
    pnpm === undefined ? /\b(yarn|pnpm|bun)x? /.exec(text)?.[1] : 'pnpm';
  const specifiers = DEPENDENCY_FIELDS.flatMap((section) =>
    Object.values(asRecord(root[section])),
  );
  // Only npm reads `overrides`; a library may contain both fields for its contributors.
  const isNpm =
    overrides !== undefined || /\bnpm (?:ci|i|install)\b/.test(text);
  const isYarn =
    (resolutions !== undefined && !isNpm) ||
    specifiers.some((each) => /^(?:patch|portal):/.test(String(each)));
  return (
    [stated, used].find(isPackageManagerId) ?? (isYarn ? 'yarn' : undefined)
  );
}

function readSetup(root: Fields): Omit<AppSetup, 'source'> {
  const packages: Partial<Record<CheckedPackage, DetectedPackage>> = {};
  for (const { name } of CHECKED_PACKAGES) {
    const declared = findDeclaration(root, name);
    // An override without a dependency installs nothing.
    if (declared === undefined) continue;
    const { by, specifier } = overrideOf(root, name, declared.specifier);
    const text = fromCatalog(root, name, specifier ?? declared.specifier);
    packages[name] = {
      ...parseSpecifier(name, text),
      overriddenBy: by,
      isPeer: declared.isPeer || undefined,
    };
  }
  const react = findDeclaration(root, 'react')?.specifier ?? '';
  // The Babel preset of an app without Expo's preset.
  const isPlain =
    findDeclaration(root, 'babel-preset-expo') === undefined &&
    ['@react-native/babel-preset', 'metro-react-native-babel-preset'].some(
      (preset) => findDeclaration(root, preset) !== undefined,
    );
  return {
    packages,
    packageManager: managerInPackageJson(root),
    react: isRange(react) ? react : undefined,
    preset: isPlain ? 'react-native' : undefined,
  };
}

const failure = (message: string): ReadResult => ({ problem: { message } });

/** Reads the setup from a parsed `package.json`, or from its dependencies alone. */
export function readPackageJson(value: unknown): ReadResult {
  if (Array.isArray(value)) {
    return failure('This is a list. A package.json is an object.');
  }
  const root = asRecord(value);
  const isList = !DEPENDENCY_FIELDS.some(
    (section) => root[section] !== undefined,
  );
  // The package.json of a library may have its entry point as `react-native`.
  if (
    isList &&
    CHECKED_PACKAGES.some(({ name }) => typeof root[name] === 'string')
  ) {
    // The reader may have pasted some of the lines, as from an output.
    return {
      setup: { source: 'output', ...readSetup({ dependencies: root }) },
    };
  }
  const setup = readSetup(root);
  const isRoot = root.workspaces !== undefined || root.pnpm !== undefined;
  if (isRoot && setup.packages['@gorhom/bottom-sheet'] === undefined) {
    return failure(
      'This is the package.json of the root of a monorepo, without the sheet. Paste the package.json of the app.',
    );
  }
  return Object.keys(setup.packages).length > 0
    ? { setup: { source: 'package', ...setup } }
    : failure(
        'None of the packages is in it: no React Native, Expo, Reanimated or bottom sheet. Paste the package.json of the app.',
      );
}
