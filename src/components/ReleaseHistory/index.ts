// `<ReleaseHistory>`: the changes of each release in a series.
import type { Heading, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { loadHistory } from '../../shared/api';
import {
  releaseChanges,
  type ReleaseChanges,
} from '../../shared/api/releaseChanges';
import changelogDates from '../../shared/api/changelogDates.json';
import {
  knownIssues,
  type KnownIssue,
} from '../../shared/releases/knownIssues';
import { toMinor } from '../../site/toMinor';
import { CURRENT_VERSION, sampleVersionOfFile } from '../../site/versions';
import { memberSections } from '../../shared/api/links';
import { authorError } from '../../shared/authorError';
import { findComponents } from '../../shared/mdxComponents';
import { LONG_DATE_FORMAT } from '../../shared/releases/dataDate';
import { blocks } from '../../shared/releases/issueMarkdown';
import { releaseList, type Address } from './releases';

/**
 * Remark plugin: replaces `<ReleaseHistory of="5.2" />` by the changes of each 5.2
 * release, the newest first, from the stored history. A release with changes gets a
 * heading, its day and a list; successive releases without changes share a line.
 *
 * @throws Error naming file and line when the minor has no release, and when a
 *   page that has the line for one minor lacks it for another
 */
export default function releaseHistory() {
  return (tree: Root, file: VFile): void => {
    const lines = findComponents(tree, file, 'ReleaseHistory', ['of']);
    const [first] = lines;
    if (first === undefined) return;
    const version = sampleVersionOfFile(file.path);
    const changes = releaseChanges(loadHistory(version.name));
    const minors = [...new Set(changes.map(({ release }) => toMinor(release)))];
    const listedMinors = lines.map(({ attributes }) => attributes.of);
    const missing = minors.find((minor) => !listedMinors.includes(minor));
    const sections = memberSections(version);
    for (const { node, attributes, replace } of lines) {
      const { of = '' } = attributes;
      if (!minors.includes(of)) {
        throw authorError(
          file,
          node,
          `<ReleaseHistory> has no releases of "${of}"; there are ${minors.join(', ')}.`,
        );
      }
      replace(
        ...releases(
          changes.filter(({ release }) => toMinor(release) === of),
          changes.at(-1)?.release ?? '',
          version.name === CURRENT_VERSION ? knownIssues : [],
          (name) => sections.get(name),
        ),
      );
    }
    if (missing !== undefined) {
      throw authorError(
        file,
        first.node,
        `there is no <ReleaseHistory of="${missing}" />; add a heading and the line.`,
      );
    }
  };
}

/**
 * Days on which releases were made, by the library's `CHANGELOG.md` on GitHub.
 * The npm registry's own times are those of an import.
 */
const DATES: Readonly<Record<string, string>> = changelogDates;

/** Makes the content of one minor. */
function releases(
  changes: readonly ReleaseChanges[],
  first: string,
  issues: readonly KnownIssue[],
  address: Address,
): RootContent[] {
  const content: RootContent[] = [];
  let unchangedReleases: string[] = [];
  const endQuiet = (): void => {
    if (unchangedReleases.length === 0) return;
    const names = unchangedReleases.reverse();
    const text = `${daysOf(names)} No change in what the package exports.`;
    content.push(...section(names.join(', '), text));
    unchangedReleases = [];
  };
  for (const change of changes) {
    const { release, unreadable } = change;
    const notes = [
      release === first && 'The first release.',
      unreadable !== undefined &&
        'It was published without types, so what the next release adds may be new here.',
      releaseList(change, issues, address),
    ].filter(Boolean);
    if (notes.length === 0) {
      unchangedReleases.push(release);
    } else {
      endQuiet();
      content.push(
        ...section(release, [daysOf([release]), ...notes].join('\n\n')),
      );
    }
  }
  endQuiet();
  return content;
}

/** Writes the known days of releases that share a section. */
function daysOf(releases: readonly string[]): string {
  const days = releases.flatMap((release) => {
    const date = DATES[release];
    if (date === undefined) return [];
    const day = `on ${LONG_DATE_FORMAT.format(new Date(date))}`;
    return releases.length === 1 ? day : `${release} ${day}`;
  });
  return days.length === 0 ? '' : `Released ${days.join('; ')}.`;
}

function section(title: string, markdown: string): RootContent[] {
  const id = `release-${title.replaceAll('.', '-').replaceAll(', ', '-and-')}`;
  const heading: Heading = {
    type: 'heading',
    depth: 4,
    children: [{ type: 'text', value: title }],
    data: { hProperties: { id } },
  };
  return [heading, ...blocks(markdown)];
}
