// Steps that run on the built pages, and the plugin that runs them.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { openPage, type BuiltPage } from './page';

/** A step that runs on the built site. */
export interface AfterBuildStep {
  /** Named in the error when the step fails. */
  readonly name: string;
  /** Starts the step. `props.outDir` is the folder of the built site. */
  readonly start: (props: Props) => StepRun;
}

/** The hooks of a step, for one build. */
export interface StepRun {
  /** Called with each built page. */
  readonly onPage?: (page: BuiltPage) => void | Promise<void>;
  /** Called when all pages are read, before they are written. */
  readonly onEnd?: () => void | Promise<void>;
}

/** Runs a function, and puts a name in front of the message of its error. */
async function withErrorPrefix<Result>(
  name: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${name}: ${reason}`, { cause });
  }
}

/**
 * Creates a Docusaurus plugin that runs steps on the built site. Each page is read and
 * parsed once, passed to all steps in their order, and written once with their
 * insertions.
 *
 * @param steps - in the order in which each page passes them
 * @throws Error naming the step, and the page's file, when one fails; then no
 *   page is written
 */
export default function afterBuild(
  steps: readonly AfterBuildStep[],
): (context: LoadContext) => Plugin {
  return () => ({
    name: 'after-build',
    async postBuild(props) {
      const { outDir } = props;
      const runs = steps.map(({ name, start }) => ({
        name,
        ...start(props),
      }));
      const files = (await readdir(outDir, { recursive: true }))
        // The sandbox's document is an asset, not a page.
        .filter((file) => file.endsWith('.html') && !/^assets\b/.test(file))
        .sort();
      const writers: ((outDir: string) => Promise<void>)[] = [];
      for (const file of files) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        const { page, write } = openPage(file, html);
        for (const { name, onPage } of runs) {
          await withErrorPrefix(`${name}: ${file}`, () => onPage?.(page));
        }
        writers.push(write);
      }
      for (const { name, onEnd } of runs) {
        await withErrorPrefix(name, () => onEnd?.());
      }
      for (const write of writers) {
        await write(outDir);
      }
    },
  });
}
