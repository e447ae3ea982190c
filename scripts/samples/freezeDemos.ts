import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/site/versions';

/** A demo on its own line, as `demo-source` asks for. */
const DEMO = /^<(?:Demo name="([a-z0-9-]+)"|Playground) \/>$/gm;

const readDemo = (name: string): string =>
  readFileSync(path.join(ROOT, `src/demos/${name}.tsx`), 'utf8');

/**
 * Puts the code of each live demo of a page into a fence: the demos run the
 * package of the current version, so a frozen page shows what they were.
 *
 * @param text the page as it is in its file
 * @param read gives the code of a demo
 * @returns the page without demos
 */
export function freezeDemos(text: string, read = readDemo): string {
  return text.replace(DEMO, (_, name = 'playground') => {
    const file = String(name);
    return `\`\`\`tsx title="${file}.tsx"\n${read(file).trimEnd()}\n\`\`\``;
  });
}
