/** Lists the files of folders that are dropped or chosen, and writes into them. */
import type { OnProgress } from './outcome';
import type { FileChange } from './patch';
import type { Source } from './project';
import { SKIPPED } from './projectFile';

/** Most entries that are listed; no app has more. */
const MAX_ENTRIES = 50_000;

/** Lists files; nothing, if the reader has chosen none. */
export type ListSources = (
  onProgress: OnProgress,
) => Promise<readonly Source[] | undefined>;

type PickFolder = (options: {
  readonly mode: 'read' | 'readwrite';
}) => Promise<FileSystemDirectoryHandle>;

/** Lets the reader pick a folder; only Chromium can. */
export const folderPicker = (): PickFolder | undefined =>
  // eslint-disable-next-line no-restricted-properties -- without it there are other ways
  (window as { readonly showDirectoryPicker?: PickFolder }).showDirectoryPicker;

const foundText = ({ length }: readonly Source[]): string =>
  `Found ${length.toLocaleString('en')} files.`;

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
  onProgress: OnProgress,
): Promise<Source[]> {
  const sources: Source[] = [];
  const waiting = [...entries];
  const [only] = entries;
  const root = entries.length === 1 && only && isFolder(only) ? only.name : '';
  for (let seen = 0; seen < MAX_ENTRIES; seen += 1) {
    if (seen % 1000 === 0) onProgress(foundText(sources));
    const entry = waiting.pop();
    if (entry === undefined) break;
    if (isFolder(entry)) {
      if (!SKIPPED.test(entry.name) || entry === only)
        waiting.push(...(await readAll(entry)));
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

/** The files of an input with `webkitdirectory`. */
export const listChosen = (files: Iterable<File>): Source[] =>
  [...files].map((file) => ({
    // The folder's own name comes first.
    path: file.webkitRelativePath.replace(/^[^/]*\//, ''),
    file,
  }));

/** The files below a folder that the reader has picked. */
export async function listPicked(
  root: FileSystemDirectoryHandle,
  onProgress: OnProgress,
): Promise<Source[]> {
  const sources: Source[] = [];
  const waiting = [{ folder: root, path: '' }];
  for (const { folder, path } of waiting) {
    onProgress(foundText(sources));
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) {
        if (!SKIPPED.test(name))
          waiting.push({ folder: handle, path: `${path}${name}/` });
      } else if (handle instanceof FileSystemFileHandle) {
        const file = await handle.getFile().catch(() => undefined);
        if (file) sources.push({ path: path + name, file });
      }
      if (sources.length >= MAX_ENTRIES) return sources;
    }
  }
  return sources;
}

async function fileAt(root: FileSystemDirectoryHandle, path: string) {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folder = root;
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return folder.getFileHandle(name);
}

/**
 * Writes changes into a folder: all, or none where a file is not there or is no more
 * what was checked.
 * @returns the path of such a file
 */
export async function writeChanges(
  root: FileSystemDirectoryHandle,
  changes: readonly FileChange[],
): Promise<string | undefined> {
  const files = [];
  for (const { path, before, after } of changes) {
    const handle = await fileAt(root, path).catch(() => undefined);
    const bytes = await (await handle?.getFile())?.arrayBuffer();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (handle === undefined || text !== before) return path;
    files.push({ handle, after });
  }
  for (const { handle, after } of files) {
    // eslint-disable-next-line no-restricted-properties -- a browser that can pick a folder has it
    const writable = await handle.createWritable();
    await writable.write(after);
    await writable.close();
  }
  return undefined;
}
