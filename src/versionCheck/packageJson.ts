/** Reads the setup from a `package.json`. */
import intersects from 'semver/ranges/intersects';
import { PACKAGE_MANAGERS } from '../data/packageManagers';
import {
  SUBJECTS,
  type Finding,
  type AppSetup,
  type Override,
  type ReadResult,
  type SubjectName,
} from './setup';
import { aliasOf, isRange, readSpecifier } from './specifier';

type Fields = Readonly<Record<string, unknown>>;

const NAMES = SUBJECTS.map(({ name }) => name);

/** In the order in which package managers prefer them. */
const SECTIONS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

/** Turns what is not an object into an empty one. */
function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

interface Declared {
  readonly specifier: string;
  readonly isPeer: boolean;
}

function declaredAs(root: Fields, name: SubjectName): Declared | undefined {
  for (const section of SECTIONS) {
    const fields = fieldsOf(own(root, section));
    const value = own(fields, name);
    const isPeer = section === 'peerDependencies';
    if (typeof value === 'string') return { specifier: value, isPeer };
    if (value !== undefined) return { specifier: '?', isPeer };
    for (const other of Object.values(fields)) {
      const alias = typeof other === 'string' ? aliasOf(other) : undefined;
      if (alias?.name === name) {
        return { specifier: alias.specifier, isPeer };
      }
    }
  }
  return undefined;
}

/** Bun and pnpm can keep a catalog in the `package.json` of the root. */
function fromCatalog(root: Fields, name: string, specifier: string): string {
  if (!specifier.startsWith('catalog:')) return specifier;
  const catalog = specifier.slice('catalog:'.length).trim();
  const places = [root, fieldsOf(own(root, 'workspaces'))];
  for (const place of places) {
    const versions =
      catalog === '' || catalog === 'default'
        ? own(place, 'catalog')
        : own(fieldsOf(own(place, 'catalogs')), catalog);
    const value = own(fieldsOf(versions), name);
    if (typeof value === 'string') return value;
  }
  return specifier;
}

const FIELDS: readonly (readonly [Override, readonly string[]])[] = [
  ['resolutions', ['resolutions']],
  ['overrides', ['overrides']],
  ['pnpm.overrides', ['pnpm', 'overrides']],
];

/** `react-native@^0.80`, `**\/react-native`: the range after the name. */
function conditionOf(key: string, name: string): string | undefined {
  const plain = key.replace(/^\*\*\//, '');
  if (plain === name) return '*';
  return plain.startsWith(`${name}@`)
    ? plain.slice(name.length + 1).replace(/^npm:/, '')
    : undefined;
}

/** Whether a key names the package below another one: `a/b`, `a>b`. */
function isBelow(key: string, name: string): boolean {
  const plain = key.replace(/(.)@[^/>]*$/, '$1');
  const parent = plain.slice(0, -name.length);
  // The slash of `@types/react-native` belongs to another package's name.
  return (
    plain.endsWith(name) &&
    /[/>]$/.test(parent) &&
    !/(?:^|[/>])@[^/>]+\/$/.test(parent)
  );
}

function applies(condition: string, declared: string | undefined): boolean {
  if (condition === '*' || declared === undefined) return true;
  const range = declared.replace(/^npm:/, '');
  return isRange(range) && isRange(condition) && range !== 'latest'
    ? intersects(range, condition)
    : range === condition;
}

function isNestedIn(value: unknown, name: string): boolean {
  return Object.entries(fieldsOf(value)).some(
    ([key, inner]) =>
      conditionOf(key, name) !== undefined || isNestedIn(inner, name),
  );
}

interface Overridden {
  readonly by?: Override;
  readonly specifier?: string;
  readonly isNested: boolean;
}

function overrideOf(
  root: Fields,
  name: SubjectName,
  declared: string | undefined,
): Overridden {
  let found: Overridden = { isNested: false };
  for (const [by, path] of FIELDS) {
    const fields = path.reduce((at, key) => fieldsOf(own(at, key)), root);
    for (const [key, value] of Object.entries(fields)) {
      const condition = conditionOf(key, name);
      if (condition !== undefined && applies(condition, declared)) {
        const specifier =
          typeof value === 'string' ? value : own(fieldsOf(value), '.');
        if (typeof specifier === 'string') {
          // npm's `$name` stands for the dependency of that name.
          found = specifier.startsWith('$')
            ? found
            : { ...found, by, specifier };
        }
      } else if (
        isBelow(key, name) ||
        (condition === undefined && isNestedIn(value, name))
      ) {
        found = { ...found, isNested: true };
      }
    }
  }
  return found;
}

/**
 * Reads the setup from a parsed `package.json`.
 *
 * @param value - what `JSON.parse` made of it
 */
export function readPackageJson(value: unknown): ReadResult {
  const root = fieldsOf(value);
  const packages: Partial<Record<SubjectName, Finding>> = {};
  const nested: SubjectName[] = [];
  for (const name of NAMES) {
    const declared = declaredAs(root, name);
    const { by, specifier, isNested } = overrideOf(
      root,
      name,
      declared?.specifier,
    );
    if (isNested) nested.push(name);
    // An override of what the app does not ask for installs nothing.
    if (declared === undefined) continue;
    const text = fromCatalog(root, name, specifier ?? declared.specifier);
    packages[name] = {
      ...readSpecifier(name, text),
      ...(by !== undefined && { by }),
      ...(declared.isPeer && { isPeer: true }),
    };
  }
  if (Object.keys(packages).length === 0) {
    const isRoot = own(root, 'workspaces') !== undefined;
    return {
      problem: {
        message: isRoot
          ? 'This is the package.json of the root of a monorepo, and none of the packages is in it. Paste the package.json of the app.'
          : 'None of the packages is in it: no React Native, Expo, Reanimated or bottom sheet. Paste the package.json of the app.',
      },
    };
  }
  const react = declaredReact(root);
  const manager = managerOf(root);
  const setup: AppSetup = {
    source: 'package',
    packages,
    ...(manager !== undefined && { manager }),
    ...(react !== undefined && { react }),
    ...(nested.length > 0 && { nested }),
  };
  return { setup };
}

function declaredReact(root: Fields): string | undefined {
  const value = SECTIONS.map((section) =>
    own(fieldsOf(own(root, section)), 'react'),
  ).find((each) => typeof each === 'string');
  return typeof value === 'string' && isRange(value) ? value : undefined;
}

/** The manager that Corepack is told to use. */
function managerOf(root: Fields): AppSetup['manager'] {
  const value = own(root, 'packageManager');
  const name = typeof value === 'string' ? value.split('@')[0] : undefined;
  return PACKAGE_MANAGERS.find(({ id }) => id === name && id !== 'expo')?.id;
}
