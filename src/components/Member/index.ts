// `<Member>`: the facts of an API member, from the published package.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { DocsVersionName } from '../../site/versionNames';
import { sampleVersionOfFile } from '../../site/versions';
import { nameHistory } from '../../shared/api/memberHistory';
import {
  allMembers,
  memberKey,
  loadApi,
  loadHistory,
  unknownName,
} from '../../shared/api';
import { MEMBER_ATTRIBUTES } from '../../shared/api/documentedMembers';
import type { ApiFacts } from '../../shared/api/types';
import { PLATFORM_LABELS } from '../../shared/platforms';
import { authorError } from '../../shared/authorError';
import { findComponents } from '../../shared/mdxComponents';
import {
  memberSections,
  typeDocsUrl,
  type MemberSections,
} from '../../shared/api/links';
import { factsList, type Addresses } from './render';
import { factRows } from './rows';

type MemberAttributes = Partial<
  Record<(typeof MEMBER_ATTRIBUTES)[number], string>
>;

/** The platforms that `<Member platforms="…">` can name. */
const PLATFORMS = Object.keys(PLATFORM_LABELS);

/**
 * Remark plugin: replaces each line `<Member of="…" name="…" />` by a description list
 * with the facts about that member in the page's version. The browser does not load the
 * facts.
 *
 * `of` is an exported component, hook or type, or `BottomSheetMethods` or
 * `BottomSheetModalMethods`; without it, `name` is an export. `platforms` (of
 * `ios`, `android`, `web`, `native`) adds a row. The history of the releases says since
 * when the member exists and how it was before; the filter box reads `data-since`.
 *
 * @throws Error naming file, line and the nearest names when a name does not
 *   exist in the page's version
 */
export default function apiFacts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const lines = findComponents(tree, file, 'Member', MEMBER_ATTRIBUTES);
    if (lines.length === 0) return;
    const version = sampleVersionOfFile(file.path);
    const api = loadApi(version.name);
    const history = loadHistory(version.name);
    const sections = memberSections(version);
    for (const { node, attributes, replace } of lines) {
      const fail = (reason: string) => authorError(file, node, reason);
      const line = validateAttributes(attributes, api, version.name, fail);
      const here = memberKey(api, line.of, line.name);
      const past = nameHistory(history, here);
      const addresses: Addresses = {
        name: (name) =>
          name === here ? undefined : typeDocsUrl(sections, name),
        reference: (name) => referenceAddress(api, sections, line.of, name),
      };
      const rows = factRows(api, line, past);
      const list = await factsList(rows, addresses, past?.since?.release);
      replace({ ...list, position: node.position });
    }
  };
}

function validateAttributes(
  { name, of, platforms }: MemberAttributes,
  api: ApiFacts,
  version: DocsVersionName,
  fail: (reason: string) => Error,
) {
  if (name === undefined) throw fail('<Member> needs name="…".');
  const unknown = unknownName(api, version, { of, name });
  if (unknown !== undefined) throw fail(unknown);
  const unknownPlatform = platforms
    ?.split(/\s+/)
    .find((part) => !PLATFORMS.includes(part));
  if (unknownPlatform !== undefined) {
    throw fail(
      `<Member platforms> has no "${unknownPlatform}"; it takes ${PLATFORMS.join(', ')}.`,
    );
  }
  return { name, of, platforms };
}

/** Finds the section of a replacement: a sibling, an export, or a prop of the sheet. */
function referenceAddress(
  api: ApiFacts,
  sections: MemberSections,
  of: string | undefined,
  name: string,
): string | undefined {
  const owner = of && allMembers(api, of).get(name)?.owner;
  return (
    sections.get(memberKey(api, owner, name)) ??
    sections.get(name) ??
    sections.get(`BottomSheet.${name}`)
  );
}
