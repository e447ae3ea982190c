/** Checks that each demo is whole: code, place, poster, and its note. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import notes from '../../src/data/demoNotes.json';
import type { Page } from '../lib/mdx';
import type { Problem } from '../lib/problems';
import { CURRENT, ROOT, versionByName, versionOfDocs } from '../lib/versions';
import { sampleFiles } from './collect';
import type { Sample } from './program';

const NOTES = 'src/data/demoNotes.json';
/** Shown by `<Playground />`, not by `<Demo>`. */
const PLAYGROUND = 'playground';

/** The demos that pages of the current version show. */
function shownOn(pages: readonly Page[]): Set<string> {
  const shown = new Set<string>();
  for (const page of pages) {
    if (versionOfDocs(page.file)?.name !== CURRENT) continue;
    visit(page.tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
      if (name === 'Playground') shown.add(PLAYGROUND);
      if (name !== 'Demo') return;
      for (const attribute of attributes) {
        if (typeof attribute.value === 'string') shown.add(attribute.value);
      }
    });
  }
  return shown;
}

export interface DemoSite {
  readonly demos: readonly Pick<Sample, 'file' | 'code'>[];
  /** Names of demos that have a note. */
  readonly notes: readonly string[];
  /** Whether a file of the repository exists. */
  readonly exists: (file: string) => boolean;
}

/** The demos as they are in the repository. */
export function readDemos(): DemoSite {
  return {
    demos: sampleFiles(versionByName(CURRENT)),
    notes: Object.keys(notes),
    exists: (file) => existsSync(path.join(ROOT, file)),
  };
}

/**
 * What a demo lacks besides code that compiles.
 *
 * @param pages all pages of the docs
 */
export function checkDemos(
  pages: readonly Page[],
  { demos, notes: noted, exists }: DemoSite = readDemos(),
): Problem[] {
  const shown = shownOn(pages);
  const at = (file: string, rule: string, message: string): Problem => ({
    ...{ file, line: 1, column: 1, rule, message },
  });
  const nameOf = (file: string) => path.posix.basename(file, '.tsx');
  const found = demos.flatMap(({ file, code }) => {
    const name = nameOf(file);
    const poster = `static/img/demos/${name}.webp`;
    return [
      ...(/^export default /m.test(code)
        ? []
        : [
            at(
              file,
              'demo-export',
              'A demo is an app: write export default function App().',
            ),
          ]),
      ...(shown.has(name)
        ? []
        : [
            at(
              file,
              'demo-unused',
              `No page of ${CURRENT} shows it. Put <Demo name="${name}" /> into one.`,
            ),
          ]),
      ...(exists(poster)
        ? []
        : [
            at(
              file,
              'demo-poster',
              `It has no ${poster}. Run: npm run build && npm run posters ${name}`,
            ),
          ]),
    ];
  });
  const names = new Set(demos.map(({ file }) => nameOf(file)));
  return [
    ...found,
    ...noted
      .filter((name) => !names.has(name))
      .map((name) =>
        at(
          NOTES,
          'demo-note',
          `"${name}" is no file of src/demos. Rename the note, or remove it.`,
        ),
      ),
  ];
}
