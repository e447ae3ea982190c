/**
 * Reads the setup from what package managers, `expo-doctor` and `react-native
 * info` print, and from the table of the library's issue form.
 */
import valid from 'semver/functions/valid';
import type { PackageManagerId } from '../../../shared/install/packageManagers';
import { isPackageName } from '../../../shared/releases/packageNames';
import { registry } from '../../../shared/releases/registryMetadata';
import { toMinor } from '../../../site/toMinor';
import {
  CHECKED_PACKAGES,
  unsupportedInputError,
  type AppSetup,
  type DetectedPackage,
  type ReadResult,
  type CheckedPackage,
} from './setup';
import { isRange, parseSpecifier } from './specifier';
import {
  RELEVANT,
  WORKSPACE_LINE,
  MAX_LINES,
  MAX_LINE_LENGTH,
  NAME_AT_VERSION,
  COLUMNS,
  HEADER,
  FORM_WORDS,
  LINE_PATTERNS,
  SECTION,
  INSTALLED,
  COMPLAINT,
  nameLabels,
} from './outputForms';
import { appAmong, type Workspace } from './workspaces';

/** An installed version, as a line of an output names it. */
interface InstalledVersion {
  readonly name: string;
  readonly version: string;
  /** The depth in the tree of dependencies: the column of the name. */
  readonly depth: number;
  readonly isPatched: true | undefined;
  /** The folder of the workspace that the version is listed below. */
  readonly folder: string;
}

/** The package manager whose output a text is, if it can be recognized. */
function managerInOutput(text: string): PackageManagerId | undefined {
  if (/^=> Found "|@virtual:|\(via npm:|^yarn |^➤ YN0/m.test(text))
    return 'yarn';
  if (
    /^\S+ node_modules \(\d+\)$|^bun (?:pm|why)\b|^\W+\w.* \(requires /m.test(
      text,
    )
  )
    return 'bun';
  const isPnpm = /^Legend: production dependency|unmet peer .{1,99}: found /m;
  return isPnpm.test(text) ? 'pnpm' : undefined;
}

/** The text as the name of a checked package, if it is one. */
const toCheckedPackage = (text: string | undefined) =>
  CHECKED_PACKAGES.find(({ name }) => name === text)?.name;

/** Collects packages from the lines of an output. */
class OutputParser {
  readonly found: InstalledVersion[] = [];
  readonly expected = new Map<string, string>();
  readonly unmet: [CheckedPackage, string][] = [];
  readonly packages: Partial<Record<CheckedPackage, DetectedPackage>> = {};
  /** Ranges from lists, which can differ from the installed versions. */
  readonly listed: Partial<Record<CheckedPackage, DetectedPackage>> = {};
  architecture: AppSetup['architecture'];
  hasComplaint = false;
  private columns = '';
  private project = '';
  /** The workspace of the current line, and the depth of its name. */
  private workspace = { folder: '', depth: -1 };
  /** The package whose version `react-native info` prints in the next line. */
  private section: string | undefined;

  read(line: string): void {
    const depth = line.search(/[\w@]/);
    const { below, whole } = WORKSPACE_LINE.exec(line)?.groups ?? {};
    this.project = whole ?? this.project;
    if (whole !== undefined || depth <= this.workspace.depth) {
      this.workspace = { folder: this.project, depth: -1 };
    }
    // A package that is linked is installed for the workspace above it.
    this.readVersions(line);
    if (below !== undefined) this.workspace = { folder: below, depth };
  }

  private readVersions(line: string): void {
    this.hasComplaint ||= COMPLAINT.test(line);
    this.columns = HEADER.exec(line)?.[1]?.toLowerCase() ?? this.columns;
    const isNew = /\bnewArchEnabled: (true|false)/.exec(line)?.[1];
    if (isNew) this.architecture = isNew === 'true' ? 'new' : 'legacy';
    this.add(this.section, INSTALLED.exec(line)?.groups?.version);
    this.section = SECTION.exec(line)?.groups?.name;
    if (FORM_WORDS.test(line) && this.readForm(line)) return;
    if (this.readColumns(line)) return;
    for (const { index, 0: whole, groups } of line.matchAll(NAME_AT_VERSION)) {
      const { name = '', by = '', version } = groups ?? {};
      const start = index + whole.indexOf(name);
      const isPatched = by.startsWith('patch:') || undefined;
      this.add(name, version, start, isPatched);
    }
  }

  private add(name = '', version = '', depth = 0, isPatched?: true): void {
    // Checked first: parsing the empty text throws, which is slow on each line.
    if (version === '' || valid(version) === null) return;
    const { folder } = this.workspace;
    this.found.push({ name, version, depth, isPatched, folder });
  }

  private list(name: CheckedPackage, range: string): void {
    // A sentence may start with a name and a number.
    if (/[~^.]/.test(range) && isRange(range)) this.listed[name] = { range };
  }

  /** Reads a line of a known form, and returns whether it contains nothing else. */
  private readForm(line: string): boolean {
    const [kind, form] =
      LINE_PATTERNS.find(([, each]) => each.test(line)) ?? [];
    const groups = form?.exec(line)?.groups;
    if (groups === undefined) return kind !== undefined;
    const { range = '', version, by, asking: requirer, asked = '' } = groups;
    const name = toCheckedPackage(groups.name);
    const asker = toCheckedPackage(requirer);
    this.add(groups.name, version);
    if (name === undefined) return true;
    if (kind === 'listed') this.list(name, range);
    if (kind === 'installed' && range) this.expected.set(name, range);
    if (asker && isPackageName(asker) && isPackageName(name)) {
      const { peers } = registry.packages[asker];
      const row = peers.find((each) => each.peers[name] === asked);
      const asks = row && `>=${row.from} <=${row.to}`;
      if (asks) this.packages[asker] = { range: asks, isInferred: true };
    }
    if (kind === 'unmet') this.unmet.push([name, range]);
    if (kind === 'refused' && version) {
      this.packages[name] = { range: version, isRefused: true };
    } else if (kind === 'missing' || kind === 'refused') {
      this.packages[name] = { unresolvable: kind };
    } else if (kind === 'local') {
      this.packages[name] = { unresolvable: by === 'workspace' ? by : 'file' };
    }
    // Lines of Yarn 1 also name the requiring package with its version.
    return !line.includes('" > ');
  }

  private readColumns(line: string): boolean {
    const groups = COLUMNS.exec(line)?.groups;
    if (groups === undefined) return false;
    const { name = '', range = '', second, third } = groups;
    // Without a head, two versions are those that `expo-doctor` compares.
    const isDoctor =
      second !== undefined && third === undefined && this.columns !== 'current';
    if (isDoctor) this.expected.set(name, range);
    this.add(name, isDoctor ? second : range, line.indexOf(name));
    const checked = toCheckedPackage(name);
    if (checked && !isDoctor) this.list(checked, range);
    return true;
  }
}

/** The Expo SDK that bundles the expected versions. */
function sdkExpecting(expected: ReadonlyMap<string, string>) {
  const known = [...expected].filter(([name]) => isPackageName(name));
  const minor = (range = '') => toMinor(range.replace(/^[~^]/, ''));
  const row = registry.expo.find(({ bundled }) =>
    known.every(
      ([name, range]) =>
        isPackageName(name) && minor(bundled[name]) === minor(range),
    ),
  );
  return known.length > 0 ? row?.sdk : undefined;
}

/** Groups installed versions by workspace; of several, the least deep is the app's. */
function workspacesOf(found: readonly InstalledVersion[]): Workspace[] {
  const byDepth = [...found].sort((a, b) => a.depth - b.depth);
  const folders = new Set(found.map(({ folder }) => folder));
  const workspaces = [...folders].map((folder) => {
    const installed = byDepth.filter((each) => each.folder === folder);
    const packages: Record<string, DetectedPackage> = {};
    for (const { name } of CHECKED_PACKAGES) {
      const own = installed.filter((each) => each.name === name);
      const [range, ...also] = new Set(own.map(({ version }) => version));
      if (range === undefined) continue;
      packages[name] = {
        range,
        isPatched: own[0]?.isPatched,
        otherVersions: also.length > 0 ? also : undefined,
      };
    }
    return { folder, declared: Object.keys(packages), packages };
  });
  return workspaces.filter(({ declared }) => declared.length > 0);
}

/** Reads the setup from a command's output; `undefined` if it contains no version. */
function readOutput(text: string): ReadResult | undefined {
  const parser = new OutputParser();
  const lines = nameLabels(text)
    .split('\n')
    .map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd())
    .filter((line) => RELEVANT.test(line));
  for (const line of lines.slice(0, MAX_LINES)) parser.read(line);
  const { found, listed, unmet, expected, ...rest } = parser;
  const packages = { ...listed, ...rest.packages };
  // Without any installed package, `npm ls` lists the ranges of package.json.
  const isEmpty = found.length === 0;
  for (const [name, range] of unmet) {
    packages[name] =
      isEmpty && isRange(range.trim())
        ? { ...parseSpecifier(name, range), isUnmet: true }
        : { unresolvable: 'missing' };
  }
  const workspaces = workspacesOf(found);
  const app = appAmong(workspaces);
  if (app && 'problem' in app) return app;
  for (const { name } of CHECKED_PACKAGES) {
    const own = app?.packages[name];
    if (own === undefined) continue;
    const { unresolvable, ...listed } = packages[name] ?? {};
    const isRefused = unresolvable === 'refused' ? true : listed.isRefused;
    packages[name] = { ...listed, ...own, isRefused };
  }
  const sdk = sdkExpecting(expected);
  if (packages.expo === undefined && sdk !== undefined) {
    packages.expo = { range: `~${sdk}.0.0`, isInferred: true };
  }
  if (Object.keys(packages).length === 0) return undefined;
  const react = found.find(({ name }) => name === 'react')?.version;
  const { architecture, hasComplaint } = rest;
  return {
    setup: {
      source: isEmpty && unmet.length > 0 ? 'package' : 'output',
      packages,
      architecture,
      packageManager: managerInOutput(text),
      react,
      hasComplaint: hasComplaint || undefined,
    },
  };
}

/** Reads the setup from a text that is not JSON, or says why that is not possible. */
export function readPrinted(text: string): ReadResult {
  if (/^(?:diff --git |@@ -)/m.test(text))
    return unsupportedInputError('This is a diff.');
  if (/^(?:packages:\s*\n\s*-[^:\n]*$|catalogs?:\s*$)/m.test(text)) {
    return unsupportedInputError('This is a pnpm-workspace.yaml.');
  }
  const found = readOutput(text);
  if (found !== undefined) return found;
  const named = CHECKED_PACKAGES.find(({ name }) => text.includes(name));
  return unsupportedInputError(
    named === undefined
      ? 'This names none of the packages.'
      : `This names ${named.name}, but no installed version could be read from it.`,
  );
}
