import type { Page } from '../lib/mdx';
import type { Problem } from '../lib/problems';
import type { DocsVersion } from '../lib/versions';
import { compareWithKnown, findAnyTypes } from './anyProbe';
import {
  checkFragmentBudget,
  checkMeta,
  isTypeScript,
  sampleFiles,
  sampleOfFence,
} from './collect';
import { compileSamples } from './compile';
import { collectFences } from './fences';
import { KNOWN_ANY } from './knownAny';
import { checkMustFail } from './mustFail';

export interface SampleCheckOptions {
  /** The fragment budget speaks of a whole version, not of some files. */
  wholeVersion: boolean;
  /** Also compile the samples that are files of their own. */
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
  return [
    ...checkMeta(fences),
    ...(wholeVersion ? checkFragmentBudget(fences, version) : []),
    ...compileSamples(version.name, [
      ...programs.map(sampleOfFence),
      ...(files ? sampleFiles(version) : []),
    ]),
  ];
}

/**
 * Proves that the check of a version can still fail: the published types have
 * no hole that is not listed, and samples that must not compile do not.
 *
 * @returns one sentence for each way in which it has gone blind.
 */
export function checkSight(version: DocsVersion): string[] {
  return [
    ...compareWithKnown(
      version.name,
      findAnyTypes(version.name),
      KNOWN_ANY[version.name],
    ),
    ...checkMustFail(version),
  ];
}
