import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { CardText } from './card';
import { createRenderer } from './render';

const CARDS_FOLDER = 'img/cards';

/**
 * Makes a card per page when the site is built. A card's name is a hash of what it shows;
 * `.cache/social-cards` keeps cards between builds.
 *
 * @param siteDir - the site's folder, absolute
 * @param siteTitle - the site's name, on each card
 * @returns a function that requests a card and returns its address below the site's base
 *   path, the same for equal texts, and the step that draws the requested cards
 * @throws Error when the logo cannot be read
 */
export function socialCards(siteDir: string, siteTitle: string) {
  // A change of the layout or the logo must give new names, so that neither
  // this cache nor a network's shows the old card.
  const templateFiles = [
    path.join(__dirname, 'card.ts'),
    path.join(__dirname, 'render.ts'),
    path.join(siteDir, 'static/img/logo.svg'),
  ].map((file) => fs.readFileSync(file, 'utf8'));
  const requestedCards = new Map<string, CardText>();
  return {
    imageFor: (text: CardText): string => {
      const hash = createHash('sha256')
        .update(JSON.stringify([text.label, text.title, text.description]))
        .update([siteTitle, ...templateFiles].join('\0'))
        .digest('hex')
        .slice(0, 16);
      requestedCards.set(`${hash}.png`, text);
      return `/${CARDS_FOLDER}/${hash}.png`;
    },
    step: {
      name: 'social-cards',
      start: ({ outDir }: Props) => ({
        onEnd: async () => {
          const cache = path.join(siteDir, '.cache/social-cards');
          const target = path.join(outDir, CARDS_FOLDER);
          fs.mkdirSync(cache, { recursive: true });
          fs.mkdirSync(target, { recursive: true });
          let render: Awaited<ReturnType<typeof createRenderer>> | undefined;
          for (const [name, text] of requestedCards) {
            const file = path.join(cache, name);
            if (!fs.existsSync(file)) {
              render ??= await createRenderer(siteDir, siteTitle);
              // Renamed when complete: an interrupted build leaves no half of a file.
              fs.writeFileSync(`${file}.part`, await render(text));
              fs.renameSync(`${file}.part`, file);
            }
            fs.copyFileSync(file, path.join(target, name));
          }
        },
      }),
    },
  };
}
