import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleAnchor, EXAMPLES } from '../../src/shared/playground/examples';
import { contentFiles } from '../../src/site/contentFiles';
import { ROOT } from '../../src/site/versions';

/** The names of all demos. */
export const DEMOS = readdirSync(path.join(ROOT, 'src/demos')).map((file) =>
  path.basename(file, '.tsx'),
);

/**
 * Finds the first page that shows a demo.
 *
 * @returns its route, or for an example the fragment of the landing page
 * @throws Error when no page does
 */
export function routeOfDemo(name: string): string {
  const example = EXAMPLES.find((one) => one === name);
  if (example !== undefined) return `#${exampleAnchor(example)}`;
  const mark =
    name === 'playground' ? '<Playground />' : `<Demo name="${name}"`;
  const file = contentFiles([path.join(ROOT, 'docs')]).find((one) =>
    readFileSync(path.join(ROOT, one), 'utf8').includes(mark),
  );
  if (file === undefined) {
    throw new Error(`no page shows the demo ${name}`);
  }
  return file.replace(/^docs\/|\.mdx$/g, '').replace(/(^|\/)index$/, '');
}
