import { expect, test } from 'vitest';
import type { CardText } from '../../after-build/social-cards/card';
import { pageFrontMatter } from './index';
import { CURRENT } from '../../../site/versions';

async function parse(file: string, frontMatter: Record<string, unknown>) {
  const ordered: CardText[] = [];
  const parseFrontMatter = pageFrontMatter('/site', (card) => {
    ordered.push(card);
    return '/img/cards/a.png';
  });
  const result = await parseFrontMatter({
    filePath: `/site/${file}`,
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({ frontMatter, content: 'body' }),
  });
  return { ordered, ...result };
}

test.each([
  ['docs/usage.mdx', `${CURRENT} docs`],
  ['versioned_docs/version-4/usage.mdx', 'v4 docs'],
  ['blog/post.mdx', 'Blog'],
  ['src/pages/sponsors.mdx', ''],
])('the card of %s is labeled "%s"', async (file, label) => {
  const { ordered, frontMatter, content } = await parse(file, {
    title: 'T',
    description: 'D',
  });
  expect(ordered).toEqual([{ label, title: 'T', description: 'D' }]);
  expect(frontMatter).toEqual({
    title: 'T',
    description: 'D',
    image: '/img/cards/a.png',
  });
  expect(content).toBe('body');
});

test.each([
  ['docs/_part.mdx', { title: 'T' }],
  ['docs/a.mdx', {}],
  ['docs/a.mdx', { title: 'T', image: '/own.png' }],
])('%s with %o is left alone', async (file, own) => {
  const { frontMatter } = await parse(file, own);
  expect(frontMatter).toEqual(own);
});
