/** The samples of an older version, as the checker and the compiler see them. */
import {
  checkFile,
  isReport,
} from '../../src/components/ProjectCheck/code/check';
import type { FromVersion } from '../../src/components/ProjectCheck/code/data';
import { contentFiles } from '../../src/site/content';
import { readPage } from '../../src/site/mdx';
import { isTypeScript, sampleOfFence } from '../samples/collect';
import { collectFences } from '../../src/shared/highlight/fences';
import type { Sample } from '../samples/program';

/** All samples of a version that are programs, in pages and posts. */
export function samplesOf(version: FromVersion): Sample[] {
  return contentFiles()
    .flatMap((file) => collectFences(readPage(file)))
    .filter(
      (fence) =>
        isTypeScript(fence) &&
        fence.version === version &&
        fence.meta.fragment === undefined,
    )
    .map(sampleOfFence);
}

/**
 * A sample with the changes of the checker, as a reader would get it.
 *
 * @returns `undefined` where it leaves something to the reader
 */
export function convertSample(
  sample: Sample,
  from: FromVersion,
): Sample | undefined {
  const name = sample.title ?? `sample.${sample.lang}`;
  const report = checkFile(name, sample.code, from);
  if (!isReport(report)) return sample;
  const { code = sample.code, isComplete } = report;
  return isComplete ? { ...sample, code } : undefined;
}
