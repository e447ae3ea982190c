/**
 * Puts the code of the live demos into the pages of a newly frozen version,
 * instead of the demos, which run the package of the current one.
 *
 *   npx tsx scripts/freeze-demos/main.ts 5
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../src/site/contentFiles';
import { ROOT } from '../../src/site/versions';
import { runMain } from '../lib/runMain';

/** A demo on its own line, as `src/components/Demo/source` asks for. */
const DEMO = /^<(?:Demo name="([a-z0-9-]+)"|Playground) \/>$/gm;

function main(version: string | undefined): void {
  if (version === undefined) {
    throw new Error(
      'Name the frozen version: npx tsx scripts/freeze-demos/main.ts 5',
    );
  }
  for (const file of contentFiles([`versioned_docs/version-${version}`])) {
    const page = path.join(ROOT, file);
    const text = readFileSync(page, 'utf8');
    const frozen = text.replace(DEMO, (_, name = 'playground') => {
      const demo = `${String(name)}.tsx`;
      const code = readFileSync(path.join(ROOT, 'src/demos', demo), 'utf8');
      return `\`\`\`tsx title="${demo}"\n${code.trimEnd()}\n\`\`\``;
    });
    if (frozen !== text) {
      writeFileSync(page, frozen);
      console.log(file);
    }
  }
}

void runMain(
  ({ positionals }) => {
    main(positionals[0]);
  },
  { allowPositionals: true },
);
