/** Provides tests with the samples of older versions, before and after migration. */
import {
  checkFile,
  isReport,
} from '../../src/components/ProjectCheck/code/checkFile';
import type { FromVersion } from '../../src/components/ProjectCheck/code/data';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage } from '../../src/site/mdx';
import { samplesIn } from '../samples/collectSamples';
import type { Sample } from '../samples/compile';

/** Lists the samples of a version that are programs, in pages and posts. */
export const samplesOf = (version: FromVersion): Sample[] =>
  samplesIn(contentFiles().map(readMdxPage), version);

/**
 * Applies the checker's changes to a sample.
 *
 * @returns the sample as a reader would get it; undefined if something is left to do
 */
export function convertSample(
  sample: Sample,
  from: FromVersion,
): Sample | undefined {
  const report = checkFile(sample.title, sample.code, from);
  if (!isReport(report)) return sample;
  const { code = sample.code, isComplete } = report;
  return isComplete ? { ...sample, code } : undefined;
}
