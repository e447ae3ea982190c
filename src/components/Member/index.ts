import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ROOT, versionOfFile } from '../../site/versions';
import { loadHistory } from '../../shared/api/history';
import { nameHistory } from '../../shared/api/memberHistory';
import {
  allMembers,
  canonicalOwner,
  loadApi,
  unknownName,
} from '../../shared/api';
import { MEMBER_ATTRIBUTES } from '../../shared/api/pages';
import type { ApiFacts } from '../../shared/api/types';
import { PLATFORM_LABELS } from '../../shared/platforms';
import { authorError } from '../../shared/fail';
import { readStringAttributes } from '../../shared/jsxAttributes';
import { sectionsOf, typeAddress, type Sections } from '../../shared/api/links';
import { factsList } from './render';
import { factRows } from './rows';

/** The platforms that `<Member platforms="…">` can name. */
const PLATFORMS = Object.keys(PLATFORM_LABELS);

/**
 * Remark plugin: replaces each line `<Member of="…" name="…" />` by the facts
 * about that member in the version that the page belongs to, drawn as a
 * description list. The facts themselves are not shipped to readers.
 *
 * `of` is an exported component, hook or type, or `BottomSheetMethods` or
 * `BottomSheetModalMethods`; without it, `name` is an export. `platforms` (of
 * `ios`, `android`, `web`, `native`) adds a row. Since when the member exists
 * and how it was before are read from the history of the releases; `data-since`
 * tells it to the filter box.
 *
 * @throws Error naming file, line and the nearest names when a name does not
 *   exist in the page's version
 */
export default function apiFacts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const lines: { node: MdxJsxFlowElement; parent: Parents; at: number }[] =
      [];
    visit(tree, (node, at, parent) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Member') {
        throw authorError(file, node, 'put <Member> on its own line.');
      }
      if (
        node.type === 'mdxJsxFlowElement' &&
        node.name === 'Member' &&
        parent !== undefined &&
        at !== undefined
      ) {
        lines.push({ node, parent, at });
      }
    });
    if (lines.length === 0) return;
    const version = versionOfFile(path.relative(ROOT, file.path));
    const api = loadApi(version.name);
    const history = loadHistory(version.name);
    const sections = sectionsOf(version);
    for (const { node, parent, at } of lines) {
      const line = readLine(node, file, api, version.name);
      const here = keyOf(api, line.of, line.name);
      const past = nameHistory(history, version.name, here);
      const addresses = {
        name: (name: string) =>
          name === here ? undefined : typeAddress(sections, name),
        reference: (name: string) =>
          referenceAddress(api, sections, line.of, name),
      };
      const rows = factRows(api, line, past);
      parent.children[at] = {
        ...(await factsList(rows, addresses, past?.since?.release)),
        position: node.position,
      };
    }
  };
}

function readLine(
  node: MdxJsxFlowElement,
  file: VFile,
  api: ApiFacts,
  version: Parameters<typeof unknownName>[1],
) {
  const { name, of, platforms } = readStringAttributes(
    file,
    node,
    MEMBER_ATTRIBUTES,
  );
  if (node.children.length > 0) {
    throw authorError(file, node, '<Member> takes no children.');
  }
  if (name === undefined) {
    throw authorError(file, node, '<Member> needs name="…".');
  }
  const unknown = unknownName(api, version, { of, name });
  if (unknown !== undefined) throw authorError(file, node, unknown);
  const odd = platforms?.split(/\s+/).find((part) => !PLATFORMS.includes(part));
  if (odd !== undefined) {
    throw authorError(
      file,
      node,
      `<Member platforms> has no "${odd}"; it takes ${PLATFORMS.join(', ')}.`,
    );
  }
  return { name, of, platforms };
}

function keyOf(api: ApiFacts, of: string | undefined, name: string): string {
  return of === undefined ? name : `${canonicalOwner(api, of)}.${name}`;
}

/** A replacement is a sibling, an export, or a prop of the sheet. */
function referenceAddress(
  api: ApiFacts,
  sections: Sections,
  of: string | undefined,
  name: string,
): string | undefined {
  const owner =
    of === undefined ? undefined : allMembers(api, of).get(name)?.owner;
  return (
    sections.get(keyOf(api, owner, name)) ??
    sections.get(name) ??
    sections.get(`BottomSheet.${name}`)
  );
}
