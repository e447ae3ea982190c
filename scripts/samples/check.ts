import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import {
  CURRENT,
  versionOfDocs,
  type DocsVersion,
} from '../../src/site/versions';
import { compareWithKnown, findAnyTypes } from './anyProbe';
import {
  checkFragmentBudget,
  checkMeta,
  isTypeScript,
  sampleFiles,
  sampleOfFence,
} from './collect';
import { compileSamples } from './compile';
import { demoSamples } from './demos';
import { checkDuplicates } from './duplicates';
import { collectFences } from './fences';
import { KNOWN_ANY } from './knownAny';
import { checkMustFail } from './mustFail';
import { checkTraps } from './traps';

export interface SampleCheckOptions {
  /** The fragment budget speaks of a whole version, not of some files. */
  wholeVersion: boolean;
  /** Also compile the samples that are whole files. */
  files: boolean;
}

/** Checks all TypeScript samples of a version on the given pages. */
export function checkSamples(
  version: DocsVersion,
  pages: readonly Page[],
  { wholeVersion, files }: SampleCheckOptions,
): Problem[] {
  const fences = pages
    .flatMap((page) => collectFences(page))
    .filter((fence) => fence.version === version.name && isTypeScript(fence));
  const programs = fences.filter((fence) => fence.meta.fragment === undefined);
  const onPages = programs.map(sampleOfFence);
  const samples = [...onPages, ...(files ? sampleFiles(version) : [])];
  return [
    ...checkMeta(fences),
    ...(version.name === CURRENT
      ? [
          ...checkTraps(samples),
          ...checkDuplicates([
            ...onPages.filter(({ file }) => versionOfDocs(file)),
            ...demoSamples(pages),
          ]),
        ]
      : []),
    ...(wholeVersion ? checkFragmentBudget(fences, version) : []),
    ...compileSamples(version.name, samples),
  ];
}

/**
 * Proves that the check of a version can still fail: the published types have
 * no hole that is not listed, and samples that must not compile do not.
 *
 * @returns one sentence for each fault that the check no longer finds.
 */
export function selfTest(version: DocsVersion): string[] {
  return [
    ...compareWithKnown(
      version.name,
      findAnyTypes(version.name),
      KNOWN_ANY[version.name],
    ),
    ...checkMustFail(version),
  ];
}
