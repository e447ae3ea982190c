/** Lists the files of what is dropped, folders among it. */
import { SKIPPED, type Source } from './project';

/** Most entries that are listed; no app has more. */
const MOST = 50_000;

function readAll(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve, reject) => {
    // A reader gives some at a time, and none at the end.
    const next = () => {
      reader.readEntries((part) => {
        all.push(...part);
        if (part.length === 0) resolve(all);
        else next();
      }, reject);
    };
    next();
  });
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory;

/** @param entries what was dropped, taken in the handler of the event */
export async function listDropped(
  entries: readonly FileSystemEntry[],
): Promise<Source[]> {
  const sources: Source[] = [];
  const waiting = [...entries];
  const [only] = entries;
  const root = entries.length === 1 && only && isFolder(only) ? only.name : '';
  for (let seen = 0; seen < MOST; seen += 1) {
    const entry = waiting.pop();
    if (entry === undefined) break;
    if (isFolder(entry)) {
      if (!SKIPPED.test(entry.name)) waiting.push(...(await readAll(entry)));
      continue;
    }
    const file = await new Promise<File | undefined>((resolve) => {
      (entry as FileSystemFileEntry).file(resolve, () => {
        resolve(undefined);
      });
    });
    const path = entry.fullPath.slice(root === '' ? 1 : root.length + 2);
    if (file) sources.push({ path, file });
  }
  return sources;
}
