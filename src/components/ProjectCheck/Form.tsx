import {
  useEffect,
  useState,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  folderPicker,
  listChosen,
  listDropped,
  type ListSources,
} from './folder';
import { memory } from './memory';
import type { Source } from './project';
import { saveInEntry } from './savedText';
import styles from './form.module.css';

interface Props {
  /** Begins the ids of the form's parts; `${id}-problem` is the caller's alert. */
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isInvalid: boolean;
  /** The button was pressed, or text was pasted. */
  readonly onCheck: () => void;
  /** Files or a folder were dropped or chosen. */
  readonly onSources: (list: ListSources) => void;
  /** Lets the reader pick a folder, where the browser can. */
  readonly onPick: () => void;
  /** What other buttons do, by their names. */
  readonly others: Readonly<Record<string, () => void>>;
}

const sourcesOf = (files: Iterable<File>): Source[] =>
  [...files].map((file) => ({ path: file.name, file }));

interface FileInputProps {
  readonly label: string;
  readonly isFolder: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that chooses files, or a folder. */
const FileInput = ({ label, isFolder, onFiles }: FileInputProps) => (
  <label className="button">
    {label}
    <input
      ref={(input) => {
        input?.toggleAttribute('webkitdirectory', isFolder);
      }}
      type="file"
      multiple
      className="visually-hidden"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        if (files.length > 0) onFiles(files);
        // The same file may be chosen again after a change.
        target.value = '';
      }}
    />
  </label>
);

/** Chooses a folder: where the browser can, without listing what is left out. */
function FolderButton({
  onSources,
  onPick,
}: Pick<Props, 'onSources' | 'onPick'>) {
  const [canPick, setCanPick] = useState(false);
  useEffect(() => {
    setCanPick(folderPicker() !== undefined);
  }, []);
  const label = 'Choose a folder';
  return canPick ? (
    <button type="button" className="button" onClick={onPick}>
      {label}
    </button>
  ) : (
    <FileInput
      label={label}
      isFolder
      onFiles={(files) => {
        memory.folder = undefined;
        onSources(() => Promise.resolve(listChosen(files)));
      }}
    />
  );
}

/** Takes what is dropped; a dropped text is the browser's. */
function takeDrop(event: DragEvent, onSources: Props['onSources']): void {
  const files = [...event.dataTransfer.files];
  if (files.length === 0) return;
  event.preventDefault();
  memory.folder = undefined;
  // They are gone after the event.
  const entries = [...event.dataTransfer.items].flatMap(
    (item) => item.webkitGetAsEntry() ?? [],
  );
  onSources((onProgress) =>
    entries.some(({ isDirectory }) => isDirectory)
      ? listDropped(entries, onProgress)
      : Promise.resolve(sourcesOf(files)),
  );
}

const COLLECT = `git grep -l '@gorhom/bottom-sheet' -- '*.ts' '*.tsx' '*.js' '*.jsx' |
  while read -r file; do echo "// @file $file"; cat "$file"; done | pbcopy`;
const APPLY = 'pbpaste | git apply';

/** The same without a folder: for who prefers a terminal. */
const Terminal = () => (
  <details className={styles.terminal}>
    <summary>From a terminal</summary>
    <p>
      In the project, copy the code that names the sheet, and paste it here:
    </p>
    <pre translate="no">
      <code>{COLLECT}</code>
    </pre>
    <p>Then copy the patch, and apply it:</p>
    <pre translate="no">
      <code>{APPLY}</code>
    </pre>
    <p>
      On Linux, write <code>wl-copy</code> and <code>wl-paste</code>, on Windows
      in Git Bash <code>clip</code> and <code>cat /dev/clipboard</code>.
    </p>
  </details>
);

/** A field for pasted text, and for files that are chosen or dropped. */
export default function Form({
  id,
  field,
  isInvalid,
  onCheck,
  onSources,
  onPick,
  others,
}: Props): ReactNode {
  return (
    <>
      <label htmlFor={id}>
        Folder of your project, <code>package.json</code>, lockfile, output of a
        command, code, or error message
      </label>
      <textarea
        ref={field}
        id={id}
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-help ${id}-problem` : `${id}-help`}
        onInput={({ currentTarget }) => {
          memory.text = currentTarget.value;
          memory.sources = undefined;
        }}
        onBlur={() => {
          saveInEntry(memory.text);
        }}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) onCheck();
        }}
        onPaste={() => {
          // The text is there after the event.
          setTimeout(onCheck);
        }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files'))
            event.preventDefault();
        }}
        onDrop={(event) => {
          takeDrop(event, onSources);
        }}
      />
      <div className={styles.row}>
        <button type="button" className="button" onClick={onCheck}>
          Check
        </button>
        <FolderButton onSources={onSources} onPick={onPick} />
        <FileInput
          label="Choose files"
          isFolder={false}
          onFiles={(files) => {
            memory.folder = undefined;
            onSources(() => Promise.resolve(sourcesOf(files)));
          }}
        />
        {Object.entries(others).map(([label, onClick]) => (
          <button
            key={label}
            type="button"
            className="button"
            onClick={onClick}
          >
            {label}
          </button>
        ))}
      </div>
      <Terminal />
      <small id={`${id}-help`}>
        Drop the folder, choose it, or paste a text. This page reads it in your
        browser: nothing of it is uploaded, stored or sent.
      </small>
    </>
  );
}
