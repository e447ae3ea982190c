import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { versionOfDocs } from '../../../site/versions';
import type { LastUpdates } from '../last-update';
import type { SocialCards } from '../../after-build/social-cards';

/** Options of {@link pageFrontMatter}. */
export interface PageFrontMatterOptions {
  /** The site's folder, absolute. */
  readonly siteDir: string;
  /** Undefined leaves the dates out. */
  readonly lastUpdates: LastUpdates | undefined;
  readonly cards: Pick<SocialCards, 'imageFor'>;
}

/** What the card of a page says it is, by the folder of its source. */
function labelOf(source: string): string {
  const version = versionOfDocs(source);
  const isPost = source.split(path.sep)[0] === 'blog';
  return version ? `${version.name} docs` : isPost ? 'Blog' : '';
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/**
 * Completes the front matter of each page with what can be computed: the date
 * of the last change and the social card. Written front matter wins.
 *
 * @returns the `markdown.parseFrontMatter` of the site's configuration
 */
export function pageFrontMatter({
  siteDir,
  lastUpdates,
  cards,
}: PageFrontMatterOptions): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const source = path.relative(siteDir, params.filePath);
    const title = text(parsed.frontMatter.title);
    // Parts of pages (`_part.mdx`) may not have front matter.
    if (path.basename(source).startsWith('_') || title === undefined) {
      return parsed;
    }
    const computed = {
      image: cards.imageFor({
        label: labelOf(source),
        title,
        description: text(parsed.frontMatter.description) ?? '',
      }),
      ...(lastUpdates && {
        last_update: { date: lastUpdates.of(params.filePath).toISOString() },
      }),
    };
    return { ...parsed, frontMatter: { ...computed, ...parsed.frontMatter } };
  };
}
