/** Checks that each demo is whole: code, place, poster, and its note. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import notes from '../../src/data/demoNotes.json';
import { EXAMPLES } from '../../src/data/examples';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import {
  CURRENT,
  ROOT,
  versionByName,
  versionOfDocs,
} from '../../src/site/versions';
import { sampleFiles } from './collect';
import type { Sample } from './program';
import shared from './sharedDemos.json';

const NOTES = 'src/data/demoNotes.json';
const SHARED = 'scripts/samples/sharedDemos.json';
/** Shown by `<Playground />`, as the examples are, not by `<Demo>`. */
const PLAYGROUND = 'playground';

/** A demo that several pages run, and why each of them needs it. */
export interface SharedDemo {
  readonly demo: string;
  readonly pages: readonly string[];
  readonly reason: string;
}

/** Where a page of the current version shows a demo. */
interface Showing {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

function showings(pages: readonly Page[]): Showing[] {
  const found: Showing[] = [];
  for (const { file, tree } of pages) {
    if (versionOfDocs(file)?.name !== CURRENT) continue;
    visit(tree, 'mdxJsxFlowElement', ({ name, attributes, position }) => {
      const names =
        name === 'Playground'
          ? [PLAYGROUND]
          : name === 'Demo'
            ? attributes.map(({ value }) => value)
            : [];
      for (const one of names) {
        if (typeof one !== 'string') continue;
        found.push({ name: one, file, line: position?.start.line ?? 1 });
      }
    });
  }
  return found;
}

/**
 * The code of the demos as the pages show it: once for each page, and once for
 * the pages that may share a demo.
 */
export function demoSamples(
  pages: readonly Page[],
  { demos, shared }: Pick<DemoSite, 'demos' | 'shared'> = readDemos(),
): Sample[] {
  const isShared = ({ name, file }: Showing) =>
    shared.some(({ demo, pages: all }) => demo === name && all.includes(file));
  return showings(pages)
    .filter(
      (one, index, all) =>
        !isShared(one) ||
        !all
          .slice(0, index)
          .some(
            (other) =>
              other.name === one.name &&
              other.file !== one.file &&
              isShared(other),
          ),
    )
    .flatMap(({ name, file, line }) => {
      const demo = demos.find((demo) => nameOf(demo.file) === name);
      const at = { file, lineOffset: line, columnOffset: 1 };
      return demo ? [{ ...at, lang: 'tsx', code: demo.code }] : [];
    });
}

export interface DemoSite {
  readonly demos: readonly Pick<Sample, 'file' | 'code'>[];
  /** The demos that several pages may run. */
  readonly shared: readonly SharedDemo[];
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
    shared,
    exists: (file) => existsSync(path.join(ROOT, file)),
  };
}

const nameOf = (file: string): string => path.posix.basename(file, '.tsx');

/**
 * What a demo lacks besides code that compiles.
 *
 * @param pages all pages of the docs
 */
export function checkDemos(
  pages: readonly Page[],
  { demos, notes: noted, shared: several, exists }: DemoSite = readDemos(),
): Problem[] {
  const shownOn = showings(pages);
  const shown = new Set<string>(
    shownOn.flatMap(({ name }) =>
      name === PLAYGROUND ? [name, ...EXAMPLES] : [name],
    ),
  );
  const at = (file: string, rule: string, message: string): Problem => ({
    ...{ file, line: 1, column: 1, rule, message },
  });
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
    ...several.flatMap(({ demo, pages: allowed }) =>
      allowed
        .filter(
          (page) =>
            allowed.length < 2 ||
            !shownOn.some(({ name, file }) => name === demo && file === page),
        )
        .map((page) =>
          at(
            SHARED,
            'demo-shared',
            `${page} does not share "${demo}" with another page. Remove it from the list.`,
          ),
        ),
    ),
    ...noted
      .filter((name) => !names.has(name))
      .map((name) =>
        at(
          NOTES,
          'demo-note',
          `"${name}" is not a file of src/demos. Rename the note, or remove it.`,
        ),
      ),
  ];
}
