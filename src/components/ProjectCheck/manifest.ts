/** Reads the JSON files of a project. */
import { parse } from 'jsonc-parser';
import type { ProjectFile } from './projectFile';
import { asRecord } from './versions/packageJson';

/** The fields of a JSON file; comments and trailing commas are allowed. */
export function readFields({ text }: ProjectFile): ReturnType<typeof asRecord> {
  try {
    return asRecord(parse(text));
  } catch {
    // The recursive parser exceeds the stack on deep nesting.
    return {};
  }
}

/** The name of the package in a `package.json`. */
export function packageName(manifest: ProjectFile): string | undefined {
  const { name } = readFields(manifest);
  return typeof name === 'string' ? name : undefined;
}
