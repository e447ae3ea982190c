/** Lists the files that a reader drops or chooses, and writes changes into a folder. */
import type { FileChange } from './gitPatch';
import type { OnProgress } from './outcome';
import type { Source } from './project';
import {
  decodeText,
  isProjectFile,
  shouldRead,
  SKIPPED_FOLDERS,
} from './projectFile';

/** The files of a project: those that the check reads, and the paths of all. */
export interface Listing {
  readonly sources: readonly Source[];
  readonly paths: readonly string[];
}

/** A folder that the worker lists, or files that the page has listed. */
export type Files = Listing | { readonly folder: FileSystemDirectoryHandle };

/**
 * Finds what the reader has given: files, or the text of a single file that is of no
 * project; `undefined` if nothing was given.
 */
export type FindFiles = (
  onProgress: OnProgress,
) => Promise<Files | { readonly text: string } | undefined>;

/** The limit of files that are listed; no app has more. */
const MAX_ENTRIES = 50_000;
/** The longest time for listing files in one task of the page, in ms. */
const SLICE_MS = 20;

type PickFolder = (options: {
  readonly mode: 'read' | 'readwrite';
}) => Promise<FileSystemDirectoryHandle>;

/** The function that lets the reader pick a folder, which only Chromium has. */
export const folderPicker = (): PickFolder | undefined =>
  // eslint-disable-next-line no-restricted-properties -- without it there are other ways
  (window as { readonly showDirectoryPicker?: PickFolder }).showDirectoryPicker;

/** Collects the paths of all files, and the files that the check reads. */
class FileCollector {
  private readonly sources: Promise<Source[]>[] = [];
  private readonly paths: string[] = [];

  constructor(private readonly onProgress: OnProgress) {}

  get isFull(): boolean {
    return this.paths.length >= MAX_ENTRIES;
  }

  /** @param getFile is called only for files that the check reads */
  add(path: string, getFile: () => Promise<File | undefined>): void {
    this.paths.push(path);
    const { length } = this.paths;
    if (length % 500 === 0)
      this.onProgress(`Found ${length.toLocaleString('en')} files.`);
    if (!shouldRead(path)) return;
    // The file loads while others are listed.
    this.sources.push(getFile().then((file) => (file ? [{ path, file }] : [])));
  }

  async list(): Promise<Listing> {
    const sources = await Promise.all(this.sources);
    return { sources: sources.flat(), paths: this.paths };
  }
}

/** Reads all entries of a dropped folder. */
function readAll(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve, reject) => {
    // A reader returns some entries at a time, and none at the end.
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

async function listEntries(
  entries: readonly FileSystemEntry[],
  onProgress: OnProgress,
): Promise<Listing> {
  const collector = new FileCollector(onProgress);
  const waiting = [...entries];
  const [only] = entries;
  const root = entries.length === 1 && only && isFolder(only) ? only.name : '';
  while (!collector.isFull) {
    const entry = waiting.pop();
    if (entry === undefined) break;
    if (isFolder(entry)) {
      if (!SKIPPED_FOLDERS.test(entry.name) || entry === only)
        waiting.push(...(await readAll(entry)));
      continue;
    }
    const path = entry.fullPath.slice(root === '' ? 1 : root.length + 2);
    collector.add(
      path,
      () =>
        new Promise((resolve) => {
          (entry as FileSystemFileEntry).file(resolve, () => {
            resolve(undefined);
          });
        }),
    );
  }
  return collector.list();
}

/** Only Chromium can read and write a dropped folder by its handle. */
interface DroppedItem {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/**
 * Takes dropped files or folders. Call it during the event: afterwards they are gone.
 */
export function takeDropped({
  files,
  items,
}: Pick<DataTransfer, 'files' | 'items'>): FindFiles {
  const all = [...files];
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [item] = items as Iterable<DroppedItem>;
  const isOne = entries.length === 1 && entries[0]?.isDirectory;
  const handle = isOne
    ? // eslint-disable-next-line no-restricted-properties -- without it there are entries
      item?.getAsFileSystemHandle?.()
    : undefined;
  return async (onProgress) => {
    const folder = await handle?.catch(() => null);
    if (folder?.kind === 'directory')
      return { folder: folder as FileSystemDirectoryHandle };
    return entries.some(isFolder)
      ? listEntries(entries, onProgress)
      : listChosen(all, onProgress);
  };
}

/**
 * Lists the files of an input, in slices that keep the page responsive. To make the
 * list of 10,000 files of a folder, Chromium itself takes one task of 0.4 s before any
 * listener runs; a copy of it takes 6 ms.
 */
export async function listChosen(
  chosen: readonly File[],
  onProgress: OnProgress,
): Promise<Listing | { readonly text: string }> {
  const [first] = chosen;
  if (first && chosen.length === 1 && !isProjectFile(first.name))
    return { text: await first.text() };
  const collector = new FileCollector(onProgress);
  let start = performance.now();
  for (const file of chosen) {
    if (performance.now() - start > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
    // The folder's own name comes first.
    const path = file.webkitRelativePath.replace(/^[^/]*\//, '') || file.name;
    collector.add(path, () => Promise.resolve(file));
  }
  return collector.list();
}

/** Lists a folder that the reader has picked or dropped. Runs in the worker. */
export async function listFolder(
  root: FileSystemDirectoryHandle,
  onProgress: OnProgress,
): Promise<Listing> {
  const collector = new FileCollector(onProgress);
  const waiting = [{ folder: root, path: '' }];
  for (const { folder, path } of waiting) {
    for await (const [name, handle] of folder.entries()) {
      if (collector.isFull) return collector.list();
      if (handle instanceof FileSystemDirectoryHandle) {
        if (!SKIPPED_FOLDERS.test(name))
          waiting.push({ folder: handle, path: `${path}${name}/` });
      } else if (handle instanceof FileSystemFileHandle) {
        collector.add(path + name, () =>
          handle.getFile().catch(() => undefined),
        );
      }
    }
  }
  return collector.list();
}

/** The handle of a file, by its path below a folder; rejects if it does not exist. */
async function fileAt(root: FileSystemDirectoryHandle, path: string) {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folder = root;
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return folder.getFileHandle(name);
}

/**
 * Writes all changes into a folder, or none if a file is missing or has changed since the
 * check.
 *
 * @returns the path of the file that prevents it
 * @throws if the reader or the browser does not permit writing
 */
export async function writeChanges(
  root: FileSystemDirectoryHandle,
  changes: readonly FileChange[],
): Promise<string | undefined> {
  const files = [];
  for (const { path, before, after } of changes) {
    const handle = await fileAt(root, path).catch(() => undefined);
    const bytes = await (await handle?.getFile())?.arrayBuffer();
    if (handle === undefined || decodeText(bytes) !== before) return path;
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
