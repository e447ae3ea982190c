import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import afterBuild, { type AfterBuildStep } from '.';

/**
 * Runs steps on a built site, for unit tests.
 *
 * @param steps - the steps
 * @param pages - the text of the site's files, by their names
 * @param props - what the steps read of Docusaurus' data besides `outDir`
 * @returns the text of the files afterwards, by their names
 */
export async function runSteps(
  steps: readonly AfterBuildStep[],
  pages: Readonly<Record<string, string>>,
  props: Partial<Props> = {},
): Promise<Record<string, string>> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'built-site-'));
  try {
    for (const [name, text] of Object.entries(pages)) {
      mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
      writeFileSync(path.join(outDir, name), text);
    }
    const plugin = afterBuild(steps)({} as LoadContext);
    await plugin.postBuild?.({ ...props, outDir } as Parameters<
      NonNullable<typeof plugin.postBuild>
    >[0]);
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    return Object.fromEntries(
      names
        .filter((name) => statSync(path.join(outDir, name)).isFile())
        .map((name) => [name, readFileSync(path.join(outDir, name), 'utf8')]),
    );
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
