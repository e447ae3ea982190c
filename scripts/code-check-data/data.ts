/** Makes the data of the checker of v4 code from the API and the release posts. */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { allMembers, exportNames, loadApi } from '../../src/shared/api';
import { memberSections } from '../../src/shared/api/links';
import type { ApiFacts } from '../../src/shared/api/types';
import type { CodeCheckData } from '../../src/components/ProjectCheck/code/data';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage, type MdxPage } from '../../src/site/mdx';
import { versionByName } from '../../src/site/versions';
import { RULES } from '../../src/components/ProjectCheck/code/rules';
import { publicNames } from '../api/completeness';
import { changesToExplain, MIGRATIONS } from '../api/diff';
import { unchangedInside } from './inside';
// The API of 3.6.6, of which the site has no pages.
import v3 from './v3.json';

/** Tables that say what to install, which no line of code shows. */
const NOT_ABOUT_CODE = new Set(['Update the packages', 'Pick the peers']);

/** The first cell of a row that only names a new API. */
const NOTHING_BEFORE = 'no equivalent';

const [V5, V4, V2] = [loadApi('v5'), loadApi('v4'), loadApi('v2')];

/**
 * Makes the data, from the current pages and facts.
 *
 * @throws Error when v4 has no default export, or a migration table has an empty cell
 */
export function makeCodeCheckData(): CodeCheckData {
  const defaultExport = Object.keys(V4.components).find(
    (name) => V4.components[name]?.exportedAs === 'default',
  );
  if (defaultExport === undefined) throw new Error('v4 has no default export.');
  const components = Object.keys({ ...V4.components, ...V2.components });
  const owners = ownersOf(V2, V4);
  return {
    components,
    unchanged: components.filter((name) => isUnchanged(name, owners[name])),
    defaultExport,
    owners,
    newProps: Object.fromEntries(
      Object.keys(V5.components).map((name) => [
        name,
        [...allMembers(V5, name).keys()].sort(),
      ]),
    ),
    removed: apiDifferences()
      .filter(
        ({ name, kind }) =>
          kind === 'removed' && name.startsWith('BottomSheet'),
      )
      .map(({ name }) => name),
    references: references(),
    only: onlyIn(),
    inside: unchangedInside(),
    rows: rowTexts(),
    internal: internalRows(),
  };
}

/** A row of a migration table. */
interface MigrationRow {
  /** The version whose release post holds the table. */
  readonly to: 'v5' | 'v4';
  /** The heading of the table's section. */
  readonly section: string;
  /** The text of the first cell, which identifies the row. */
  readonly key: string;
  /** The cells of what it is about and of the newer version, in Markdown. */
  readonly what: string;
  readonly after: string;
}

/** Lists the rows of all migration tables about code. */
export function migrationRows(): MigrationRow[] {
  return MIGRATIONS.flatMap(({ to, post }) => {
    if (to !== 'v5' && to !== 'v4') return [];
    return contentFiles()
      .filter((file) => post.test(file))
      .flatMap((file) => rowsOf(readMdxPage(file), to));
  });
}

/** Lists the keys of the rows about members of `useBottomSheetInternal()`. */
const internalRows = (): string[] =>
  migrationRows()
    .filter(
      ({ to, section, key }) =>
        to === 'v5' && section === 'Hooks' && !key.startsWith('use'),
    )
    .map(({ key }) => key);

/** Makes the texts of the rows that rules show; a newer post overrides an older one. */
function rowTexts(): Record<string, string> {
  // The rules of internal members come from the data that is being made.
  const wanted = new Set([
    ...RULES.flatMap(({ rows = [] }) => rows),
    ...internalRows(),
  ]);
  return Object.fromEntries(
    migrationRows()
      .filter(({ key }) => wanted.has(key))
      .reverse()
      .map(({ key, to, what, after }) => {
        // The answer's heading already has what a cell with only a name says.
        const isName = /^(?:`[^`]+`(?:, |: |$))+$/.test(what);
        const since = to === 'v5' ? 'In v5' : 'Since v4';
        const end = /[.!?`]$/.test(after) ? after : `${after}.`;
        return [key, `${isName ? '' : `${what}. `}${since}: ${end}`];
      }),
  );
}

type Owners = Record<string, Record<string, string>>;

/** Finds the declaring export of each member; later versions override earlier ones. */
function ownersOf(...versions: readonly ApiFacts[]): Owners {
  const all: Owners = {};
  const ofSheet = Object.fromEntries(
    v3.props.map((name) => [name, 'BottomSheet']),
  );
  for (const sheet of ['BottomSheet', 'BottomSheetModal']) {
    all[sheet] = { ...ofSheet };
  }
  for (const api of versions) {
    for (const holder of exportNames(api)) {
      for (const [name, { owner }] of allMembers(api, holder)) {
        (all[holder] ??= {})[name] = owner;
      }
    }
  }
  return all;
}

/** Tells whether a component and its members are the same in v5 and have no rule. */
function isUnchanged(name: string, members: Owners[string] = {}): boolean {
  const own = new Set([name, ...Object.values(members)]);
  const changed = [
    ...apiDifferences().map((difference) => difference.name),
    ...RULES.flatMap(({ on }) => on.map((each) => each.replace(/[<>]/g, ''))),
  ];
  return changed.every((each) => !own.has(each.split('.')[0] ?? ''));
}

/** Lists the differences that an app meets from v2 to v4, and from v4 to v5. */
export function apiDifferences() {
  return [...changesToExplain(V2, V4), ...changesToExplain(V4, V5)];
}

/** Adds the names of `BottomSheet` as names of `BottomSheetModal`. */
const withModals = (names: Iterable<string>): Set<string> =>
  new Set(
    [...names].flatMap((name) => [
      name,
      name.replace(/^BottomSheet\./, 'BottomSheetModal.'),
    ]),
  );

function onlyIn() {
  const newest = publicNames(V5);
  const newer = publicNames(V4);
  const oldest = withModals(publicNames(V2));
  const namesOfV3 = withModals([
    ...v3.exports,
    ...v3.props.map((name) => `BottomSheet.${name}`),
    ...v3.modalProps.map((name) => `BottomSheetModal.${name}`),
  ]);
  const isKnown = new Set([...newest, ...newer, ...oldest]);
  const added = [...newer].filter(
    (name) =>
      !oldest.has(name) &&
      /^(?:BottomSheet(?:Methods|Modal)?\.|\w+$)/.test(name),
  );
  return {
    older: [
      ...[...namesOfV3].filter(
        (name) => !isKnown.has(name) && !name.includes('Modal.'),
      ),
      ...changesToExplain(V2, V4).flatMap(({ name, kind }) =>
        kind === 'changed' ? [] : name,
      ),
    ],
    sinceV3: added.filter((name) => namesOfV3.has(name)),
    sinceV4: added.filter((name) => !namesOfV3.has(name)),
    v5: [...newest].filter((name) => !newer.has(name) && !oldest.has(name)),
  };
}

/** Maps members and exports to the sections of the docs of v5 about them. */
function references(): Record<string, string> {
  return Object.fromEntries(
    [...memberSections(versionByName('v5'))]
      .filter(([name]) => !Object.hasOwn(V5.methods, name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function rowsOf(page: MdxPage, to: MigrationRow['to']): MigrationRow[] {
  let section = '';
  return page.tree.children.flatMap((node) => {
    if (node.type === 'heading') section = toString(node);
    if (node.type !== 'table' || NOT_ABOUT_CODE.has(section)) return [];
    return node.children.slice(1).flatMap(({ children }) => {
      const key = toString(children[0]);
      const what = sourceOf(page, children[0]?.children ?? []);
      const after = sourceOf(page, children.at(-1)?.children ?? []);
      return key === NOTHING_BEFORE ? [] : { to, section, key, what, after };
    });
  });
}

/** Returns the source of a cell, with its pipes unescaped and its links absolute. */
function sourceOf({ source, file }: MdxPage, nodes: readonly Nodes[]): string {
  const start = nodes[0]?.position?.start;
  const end = nodes.at(-1)?.position?.end;
  if (start === undefined || end === undefined) {
    throw new Error(`${file}: a table of the migration has an empty cell.`);
  }
  // Offsets are those of the parsed text, in which headings with ids are longer.
  return (source.split('\n')[start.line - 1] ?? '')
    .slice(start.column - 1, end.column - 1)
    .replaceAll('\\|', '|')
    .replaceAll(
      '](#',
      `](/blog/bottom-sheet-${file.includes('v5') ? 'v5' : 'v4'}#`,
    );
}
