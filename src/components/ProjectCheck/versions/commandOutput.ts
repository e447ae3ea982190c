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
  HEAD,
  MOST_LINES,
  LONGEST_LINE,
  WITH_AT,
  COLUMNS,
  HEADER,
  FORM_WORDS,
  FORMS,
  SECTION,
  INSTALLED,
  COMPLAINT,
  nameLabels,
} from './outputForms';
import { appAmong, type Workspace } from './workspaces';

/** One installed version, and how deep in the tree it is: its column. */
interface InstalledVersion {
  readonly name: string;
  readonly version: string;
  readonly depth: number;
  readonly isPatched: true | undefined;
  /** The folder of the workspace that it is listed below. */
  readonly folder: string;
}

function managerOf(text: string): PackageManagerId | undefined {
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

const subjectOf = (text: string | undefined) =>
  CHECKED_PACKAGES.find(({ name }) => name === text)?.name;

/** Collects what the lines of a text say. */
class OutputParser {
  readonly found: InstalledVersion[] = [];
  readonly expected = new Map<string, string>();
  readonly unmet: [CheckedPackage, string][] = [];
  readonly packages: Partial<Record<CheckedPackage, DetectedPackage>> = {};
  /** What is written down, of which the installed version may differ. */
  readonly listed: Partial<Record<CheckedPackage, DetectedPackage>> = {};
  architecture: AppSetup['architecture'];
  hasComplaint = false;
  private columns = '';
  private project = '';
  /** The workspace of the lines, and how deep in the tree it is. */
  private workspace = { folder: '', depth: -1 };
  /** The package that `react-native info` lists below its name. */
  private section: string | undefined;

  read(line: string): void {
    const depth = line.search(/[\w@]/);
    const { below, whole } = HEAD.exec(line)?.groups ?? {};
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
    for (const { index, 0: whole, groups } of line.matchAll(WITH_AT)) {
      const { name = '', by = '', version } = groups ?? {};
      const start = index + whole.indexOf(name);
      const isPatched = by.startsWith('patch:') || undefined;
      this.add(name, version, start, isPatched);
    }
  }

  private add(name = '', version = '', depth = 0, isPatched?: true): void {
    // Parsing the empty text throws, which for each line takes most of the time.
    if (version === '' || valid(version) === null) return;
    const { folder } = this.workspace;
    this.found.push({ name, version, depth, isPatched, folder });
  }

  private list(name: CheckedPackage, range: string): void {
    // A sentence may begin with a name and a number.
    if (/[~^.]/.test(range) && isRange(range)) this.listed[name] = { range };
  }

  /** @returns whether nothing else is in the line */
  private readForm(line: string): boolean {
    const [kind, form] = FORMS.find(([, each]) => each.test(line)) ?? [];
    const groups = form?.exec(line)?.groups;
    if (groups === undefined) return kind !== undefined;
    const { range = '', version, by, asking: requirer, asked = '' } = groups;
    const [name, asker] = [subjectOf(groups.name), subjectOf(requirer)];
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
    }
    if (kind === 'local') {
      this.packages[name] = { unresolvable: by === 'workspace' ? by : 'file' };
    }
    // Yarn 1 names the package that asks, with its version.
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
    const subject = subjectOf(name);
    if (subject && !isDoctor) this.list(subject, range);
    return true;
  }
}

/** The SDK whose packages are expected. */
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

/** What is installed for each workspace; what is less deep in the tree comes first. */
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

/** Reads the setup from a command's output, if a version is in it. */
function readOutput(text: string): ReadResult | undefined {
  const reader = new OutputParser();
  const lines = nameLabels(text)
    .split('\n')
    .map((line) => line.slice(0, LONGEST_LINE).trimEnd())
    .filter((line) => RELEVANT.test(line));
  for (const line of lines.slice(0, MOST_LINES)) reader.read(line);
  const { found, listed, unmet, expected, ...rest } = reader;
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
  const app = workspaces.length > 1 ? appAmong(workspaces) : workspaces[0];
  if (app && 'problem' in app) return app;
  for (const { name } of CHECKED_PACKAGES) {
    const own = app?.packages[name];
    if (own === undefined) continue;
    const { unresolvable, ...listing } = packages[name] ?? {};
    const isRefused = unresolvable === 'refused' ? true : listing.isRefused;
    packages[name] = { ...listing, ...own, isRefused };
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
      packageManager: managerOf(text),
      react,
      hasComplaint: hasComplaint || undefined,
    },
  };
}

/** Reads the setup from a text that is not JSON. */
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
