import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/site/versions';

/** A demo, with the short program in it, if any, or the playground. */
const DEMO =
  /^<(?:Demo name="([a-z0-9-]+)"|Playground)(?: \/>|>\n\n([^]*?)\n\n<\/Demo>)$/gm;

/**
 * Replaces the demos of a page with their code: the short program in a demo, else
 * the file of `src/demos`.
 *
 * @param page - the MDX of a page
 * @returns the page without demos
 * @throws Error when a demo has no file
 */
export const freezeDemos = (page: string): string =>
  page.replace(DEMO, (_, name = 'playground', short?: string) => {
    if (short !== undefined) return short;
    const demo = `${String(name)}.tsx`;
    const code = readFileSync(path.join(ROOT, 'src/demos', demo), 'utf8');
    return `\`\`\`tsx title="${demo}"\n${code.trimEnd()}\n\`\`\``;
  });
