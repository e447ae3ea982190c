/** Compares what the prose of a section says of a default with the facts. */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../lib/problems';
import { allMembers } from '../../src/api';
import type { DocumentedPage } from '../../src/api/pages';
import type { ApiFacts } from '../../src/api/types';

/** `Defaults to `, `The default is `, `default: ` right before a code span. */
const CLAIM = /\b(?:defaults? to|default(?: value)? (?:is|of)|default:) $/i;

/** What a page may say of a prop that has no default. */
const NONE = ['undefined', 'null', 'none'];

/**
 * @returns one problem per code span that claims another default than the
 *   member's facts; claims elsewhere than in a member's own section are not
 *   read, because there is no telling what they speak of
 */
export function wrongDefaults(api: ApiFacts, page: DocumentedPage): Problem[] {
  return page.members.flatMap((member) => {
    const facts =
      member.of === undefined
        ? undefined
        : allMembers(api, member.of).get(member.name)?.facts;
    if (facts === undefined) return [];
    const real = facts.default ?? facts.defaultNote;
    return member.heading.content.flatMap((node) =>
      claims(node)
        .filter(({ value }) =>
          real === undefined
            ? !NONE.includes(value)
            : plain(value) !== plain(real),
        )
        .map(({ value, line }) => ({
          file: page.file,
          line,
          column: 1,
          rule: 'api-default',
          message:
            `The text says that ${member.of}.${member.name} defaults to ${value}; ` +
            (real === undefined
              ? 'it has no default.'
              : `the package says ${real}.`),
        })),
    );
  });
}

function claims(node: Nodes): { value: string; line: number }[] {
  const found: { value: string; line: number }[] = [];
  visit(node, 'paragraph', (paragraph) => {
    let before = '';
    for (const child of paragraph.children) {
      if (child.type === 'inlineCode' && CLAIM.test(before)) {
        found.push({
          value: child.value,
          line: child.position?.start.line ?? 1,
        });
      }
      before += toString(child).replace(/\s+/g, ' ');
    }
  });
  return found;
}

function plain(value: string): string {
  return value.replace(/['"`\s]/g, '');
}
