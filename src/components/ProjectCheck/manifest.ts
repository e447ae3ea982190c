/** Reads files of JSON of a project. */
import { parse } from 'jsonc-parser';
import type { ProjectFile } from './projectFile';
import { asRecord } from './versions/packageJson';

/** The fields of a file of JSON, also of one that is not quite valid. */
export function readFields({ text }: ProjectFile): ReturnType<typeof asRecord> {
  try {
    return asRecord(parse(text));
  } catch {
    // The parser calls itself for each level.
    return {};
  }
}

/** The name under which the other packages of the project import one. */
export function packageName(manifest: ProjectFile): string | undefined {
  const { name } = readFields(manifest);
  return typeof name === 'string' ? name : undefined;
}
