import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { docsVersionOfFile } from '../../../site/versions';
import type { CardText } from './card';

/** Returns the label on the card of a page, by the folder of its source. */
function cardLabel(source: string): string {
  const version = docsVersionOfFile(source);
  const isPost = source.split(path.sep)[0] === 'blog';
  return version ? `${version.name} docs` : isPost ? 'Blog' : '';
}

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/**
 * Sets the social card of each page that has no image of its own.
 *
 * @returns the `markdown.parseFrontMatter` of the site's configuration
 */
export function cardFrontMatter(
  siteDir: string,
  imageFor: (text: CardText) => string,
): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const source = path.relative(siteDir, params.filePath);
    const title = nonEmptyText(parsed.frontMatter.title);
    // Parts of pages (`_part.mdx`) may not have front matter.
    if (path.basename(source).startsWith('_') || title === undefined) {
      return parsed;
    }
    const description = nonEmptyText(parsed.frontMatter.description) ?? '';
    const image = imageFor({ label: cardLabel(source), title, description });
    return { ...parsed, frontMatter: { image, ...parsed.frontMatter } };
  };
}
