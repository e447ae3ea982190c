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
import { aliasOf, isRange, parseSpecifier } from './specifier';

type Fields = Readonly<Record<string, unknown>>;

/** In the order in which package managers prefer them. */
export const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

/** Most entries about one package that are compared. */
const MOST = 200;

/** Turns what is not an object into an empty one. */
export const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};

function findDeclaration(root: Fields, name: string) {
  for (const section of DEPENDENCY_FIELDS) {
    const fields = asRecord(root[section]);
    const value = fields[name];
    const isPeer = section === 'peerDependencies';
    if (value !== undefined) {
      return { specifier: typeof value === 'string' ? value : '?', isPeer };
    }
    const alias = Object.values(fields)
      .filter((other) => typeof other === 'string')
      .filter((other) => other.startsWith('npm:') && other.includes(name))
      .slice(0, MOST)
      .map(aliasOf)
      .find((other) => other?.name === name);
    if (alias !== undefined) return { ...alias, isPeer };
  }
  return undefined;
}

/** Bun and pnpm can keep a catalog in the `package.json` of the root. */
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

/** Whether an override's key, as `**\/react-native@^0.80`, is what the app declares. */
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

/** The field that overrides a package of the app itself, and with what. */
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
    for (const [key, value] of own.slice(0, MOST)) {
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

/** The manager that Corepack is told to use, or that the project uses. */
function managerOf(root: Fields): AppSetup['packageManager'] {
  const { overrides, packageManager, pnpm, resolutions, scripts } = root;
  const text = JSON.stringify(scripts ?? '');
  const stated = /^"(\w+)@/.exec(JSON.stringify(packageManager ?? ''))?.[1];
  const used =
    pnpm === undefined ? /\b(yarn|pnpm|bun)x? /.exec(text)?.[1] : 'pnpm';
  const specifiers = DEPENDENCY_FIELDS.flatMap((section) =>
    Object.values(asRecord(root[section])),
  );
  // npm reads `overrides`, and a project may have both for those that clone it.
  const isNpm =
    overrides !== undefined || /\bnpm (?:ci|i|install)\b/.test(text);
  const isYarn =
    (resolutions !== undefined && !isNpm) ||
    specifiers.some((each) => /^(?:patch|portal):/.test(String(each)));
  return (
    [stated, used].find(isPackageManagerId) ?? (isYarn ? 'yarn' : undefined)
  );
}

function readFields(root: Fields): Omit<AppSetup, 'source'> {
  const packages: Partial<Record<CheckedPackage, DetectedPackage>> = {};
  for (const { name } of CHECKED_PACKAGES) {
    const declared = findDeclaration(root, name);
    // An override of what the app does not ask for installs nothing.
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
  // Of an Expo app without Expo's preset for Babel.
  const isPlain =
    findDeclaration(root, 'babel-preset-expo') === undefined &&
    ['@react-native/babel-preset', 'metro-react-native-babel-preset'].some(
      (preset) => findDeclaration(root, preset) !== undefined,
    );
  return {
    packages,
    packageManager: managerOf(root),
    react: isRange(react) ? react : undefined,
    preset: isPlain ? 'react-native' : undefined,
  };
}

const refuse = (message: string): ReadResult => ({ problem: { message } });

/** Reads the setup from a parsed `package.json`, or from its dependencies alone. */
export function readPackageJson(value: unknown): ReadResult {
  if (Array.isArray(value)) {
    return refuse('This is a list. A package.json is an object.');
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
    // Other packages may be in the lines that were left out.
    return {
      setup: { source: 'output', ...readFields({ dependencies: root }) },
    };
  }
  const setup = readFields(root);
  const isRoot = root.workspaces !== undefined || root.pnpm !== undefined;
  if (isRoot && setup.packages['@gorhom/bottom-sheet'] === undefined) {
    return refuse(
      'This is the package.json of the root of a monorepo, without the sheet. Paste the package.json of the app.',
    );
  }
  return Object.keys(setup.packages).length > 0
    ? { setup: { source: 'package', ...setup } }
    : refuse(
        'None of the packages is in it: no React Native, Expo, Reanimated or bottom sheet. Paste the package.json of the app.',
      );
}
