import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { AfterBuildStep } from '../after-build';
import type { CardText } from './card';
import { createRenderer } from './render';

const FOLDER = 'img/cards';

/** The cards that networks show for links to the site's pages. */
export interface SocialCards {
  /**
   * Orders a card.
   *
   * @returns its address below the site's base path; texts that are alike
   *   share one
   */
  readonly imageFor: (text: CardText) => string;
  /** Draws the ordered cards into the built site. */
  readonly step: AfterBuildStep;
}

/** Options of {@link socialCards}. */
export interface SocialCardsOptions {
  /** The site's folder, absolute. */
  readonly siteDir: string;
  /** The site's name, on each card. */
  readonly siteTitle: string;
}

// A change of the layout or the logo must give new names, so that neither
// this cache nor a network's shows the old card.
function appearance({ siteDir, siteTitle }: SocialCardsOptions): string {
  const files = [
    path.join(__dirname, 'card.ts'),
    path.join(__dirname, 'render.ts'),
    path.join(siteDir, 'static/img/logo.svg'),
  ];
  return [
    siteTitle,
    ...files.map((file) => fs.readFileSync(file, 'utf8')),
  ].join('\0');
}

/**
 * Makes a card per page when the site is built. Cards are named by a hash of
 * all that they show and kept in `.cache/social-cards` between builds.
 *
 * @throws Error when the logo cannot be read
 */
export function socialCards(options: SocialCardsOptions): SocialCards {
  const looks = appearance(options);
  const ordered = new Map<string, CardText>();
  return {
    imageFor: (text) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([text.label, text.title, text.description]))
        .update(looks)
        .digest('hex')
        .slice(0, 16);
      ordered.set(`${hash}.png`, text);
      return `/${FOLDER}/${hash}.png`;
    },
    step: {
      name: 'social-cards',
      start: ({ outDir }) => ({
        end: async () => {
          const cache = path.join(options.siteDir, '.cache/social-cards');
          const target = path.join(outDir, FOLDER);
          fs.mkdirSync(cache, { recursive: true });
          fs.mkdirSync(target, { recursive: true });
          const missing = [...ordered].filter(
            ([name]) => !fs.existsSync(path.join(cache, name)),
          );
          if (missing.length > 0) {
            const { siteDir, siteTitle } = options;
            const renderer = await createRenderer(siteDir, siteTitle);
            for (const [name, text] of missing) {
              const png = await renderer.render(text);
              // Renamed when complete: an interrupted build leaves no torso.
              fs.writeFileSync(path.join(cache, `${name}.part`), png);
              fs.renameSync(
                path.join(cache, `${name}.part`),
                path.join(cache, name),
              );
            }
          }
          for (const name of ordered.keys()) {
            fs.copyFileSync(path.join(cache, name), path.join(target, name));
          }
        },
      }),
    },
  };
}
