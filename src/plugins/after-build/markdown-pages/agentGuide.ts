import { parse } from '@babel/parser';
import { toString } from 'mdast-util-to-string';
import {
  installData,
  linesFor,
  lineTitle,
  formatReleaseRange,
  toPackageSpecs,
} from '../../../shared/install/installData';
import { quoteCommandWords } from '../../../shared/install/installCommands';
import {
  isUnfixed,
  knownIssues,
  newestOfSameMajor,
  platformsText,
} from '../../../shared/releases/knownIssues';
import { apiEntry } from './apiEntry';
import { parseMarkdown } from './verify';

/** The Markdown of a page, for the guide and the lists. */
export interface WrittenPage {
  /** The page's content, its title left out. */
  readonly body: string;
  /** The anchors of the page: targets that links may have. */
  readonly ids: ReadonlySet<string>;
}

/** The largest size of the guide, since agents read it whole. */
export const MAX_KB = 14;
const MAX_BYTES = MAX_KB * 1024;

const MARKDOWN_LINK = /\((\S+?)\.md(?:#(\S+?))?\)/g;

/** Lists what apps without Expo install; names lose their `react-native-`. */
const withoutExpo = (): string[] =>
  linesFor('v5').map((line) => {
    const [, ...peers] = toPackageSpecs(line.packages);
    const short = peers.map((peer) => peer.replace('react-native-', ''));
    const title = lineTitle(line)
      .replace('React Native ', '')
      .replace(', New Architecture', '')
      .replace(' architecture', '');
    return `- ${title}: ${short.join(' ')}`;
  });

function withExpo(): string[] {
  const [newest, ...older] = installData.expo.filter(
    ({ docs }) => docs === 'v5',
  );
  const words = quoteCommandWords(
    'npx expo install',
    toPackageSpecs(newest?.packages ?? {}),
  );
  return [
    `- Expo SDK ${formatReleaseRange(newest?.sdks ?? [])}: \`${words.join(' ')}\``,
    ...older.map(({ sdks, packages }) => {
      const less = Object.keys(newest?.packages ?? {}).filter(
        (name) => !(name in packages),
      );
      return `- Expo SDK ${formatReleaseRange(sdks)}: the same without ${less.join(', ')}`;
    }),
  ];
}

/**
 * Lists known issues of the newest release that do not depend on the versions of its
 * peers, without the excluded ones.
 */
const openIssues = (excludedIds: readonly string[]): string[] =>
  knownIssues
    .filter(isUnfixed)
    .filter(
      ({ id, when }) => !excludedIds.includes(id) && !Object.keys(when).length,
    )
    .map((issue) => {
      const where = issue.platforms.length < 3 ? platformsText(issue) : '';
      const condition = [where, issue.with].filter(Boolean).join(', ');
      const about = condition === '' ? '' : ` (${condition})`;
      return `- ${issue.symptom.replace(/\.$/, '')}${about}: ${issue.workaround}`;
    });

/**
 * Finds the first `tsx` sample below a heading of a page.
 *
 * @param reference - the page and the heading, as in `usage Install`
 * @throws Error when the section has none
 */
function firstSample(
  pages: ReadonlyMap<string, WrittenPage>,
  reference: string,
): string {
  const [, name = '', title = ''] = /^(\S+) (.+)$/.exec(reference) ?? [];
  const { children } = parseMarkdown(pages.get(name)?.body ?? '');
  const start = children.findIndex(
    (node) =>
      node.type === 'heading' && node.depth === 2 && toString(node) === title,
  );
  for (const node of start < 0 ? [] : children.slice(start + 1)) {
    if (node.type === 'heading' && node.depth <= 2) break;
    if (node.type === 'code' && node.lang === 'tsx') return node.value;
  }
  throw new Error(`${name}.md has no sample below "## ${title}".`);
}

/** Extracts the default export of a sample. @throws Error when it has none */
function defaultExport(sample: string): string {
  const { program } = parse(sample, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
  });
  const statement = program.body.find(
    ({ type }) => type === 'ExportDefaultDeclaration',
  );
  if (statement === undefined) {
    throw new Error('agents.template.md: the sample has no default export.');
  }
  return sample.slice(statement.start ?? 0, statement.end ?? 0);
}

const toFence = (code: string): string => `\`\`\`tsx\n${code}\n\`\`\``;

/**
 * Writes the guide for coding agents: the template's rules, with samples, versions
 * and known issues from the pages and the data that the pages are made of.
 *
 * @param template - Markdown with `{{name}}` where something is filled in
 * @param base - the absolute address that the guide's links are relative to
 * @param pages - the site's pages by their address below `base`
 * @throws Error saying what the template names that is not there, or that the
 *   guide is too long to be read whole
 */
export function agentGuide(
  template: string,
  base: string,
  pages: ReadonlyMap<string, WrittenPage>,
): string {
  const parts: Readonly<Record<string, (rest: string) => string>> = {
    base: () => base,
    newest: () => newestOfSameMajor('5.0.0'),
    expo: () => withExpo().join('\n'),
    versions: () => withoutExpo().join('\n'),
    issues: (excludedIds) => openIssues(excludedIds.split(' ')).join('\n'),
    api: (names) => names.split(' ').map(apiEntry).join('\n'),
    sample: (reference) => toFence(firstSample(pages, reference)),
    component: (reference) =>
      toFence(defaultExport(firstSample(pages, reference))),
  };
  const guide = template.replace(
    /\{\{(\w+) ?(.*?)\}\}/g,
    (_all, name: string, rest: string) => {
      const part = parts[name];
      if (part === undefined) {
        throw new Error(
          `agents.template.md names {{${name}}}, which is none of ${Object.keys(parts).join(', ')}.`,
        );
      }
      return part(rest);
    },
  );
  for (const [link, name = '', id] of guide.matchAll(MARKDOWN_LINK)) {
    const page = pages.get(name);
    if (page === undefined || (id !== undefined && !page.ids.has(id))) {
      throw new Error(
        `agents.template.md links to what is not there: ${link.slice(1, -1)}`,
      );
    }
  }
  const bytes = Buffer.byteLength(guide);
  if (bytes > MAX_BYTES) {
    throw new Error(
      `the guide has ${String(bytes)} bytes, more than ${String(MAX_BYTES)}: shorten agents.template.md next to agentGuide.ts, or add the id of a known issue to its {{issues}}, which leaves it out.`,
    );
  }
  return guide;
}
