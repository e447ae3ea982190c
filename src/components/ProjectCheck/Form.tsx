import type { ReactNode, RefObject } from 'react';
import { BASE_PATH } from '@site/src/site/basePath';
import {
  folderPicker,
  listChosen,
  takeDropped,
  type FindFiles,
} from './folder';
import { formState } from './formState';
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
  readonly onFiles: (find: FindFiles) => void;
  readonly isShort: boolean;
  /** What other buttons do, by their names. */
  readonly others: Readonly<Record<string, () => void>>;
}

interface FileInputProps {
  readonly label: string;
  readonly isFolder: boolean;
  readonly onFiles: (find: FindFiles) => void;
}

/** React's types lack it. */
const FOLDER = { webkitdirectory: '' };

/**
 * A button that chooses files, or a folder. The browser has it before any script: what
 * is chosen then is taken when the form starts.
 */
const FileInput = ({ label, isFolder, onFiles }: FileInputProps) => (
  <label className="button">
    {label}
    <input
      {...(isFolder && FOLDER)}
      type="file"
      multiple
      className="visually-hidden"
      onClick={(event) => {
        const pick = isFolder ? folderPicker() : undefined;
        if (pick === undefined) return;
        // The input would list what the check leaves out, too.
        event.preventDefault();
        onFiles(() =>
          pick({ mode: 'read' }).then(
            (folder) => ({ folder }),
            // The reader has closed the dialog.
            () => undefined,
          ),
        );
      }}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        if (files.length > 0)
          onFiles((onProgress) => listChosen(files, onProgress));
        // The same file may be chosen again after a change.
        target.value = '';
      }}
    />
  </label>
);

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

/** What the form takes, and that it keeps it; the short one leads to the whole one. */
const Help = ({ id, isShort }: Pick<Props, 'id' | 'isShort'>) => (
  <small id={id}>
    Drop the folder, choose it, or paste a text. This page reads it in your
    browser: nothing of it is uploaded, stored or sent.
    {isShort && (
      <>
        {' For single files, a terminal or a release, use '}
        <a href={`${BASE_PATH}troubleshooting#check-my-project`}>
          the whole form
        </a>
        .
      </>
    )}
  </small>
);

/** A field for pasted text, and for files that are chosen or dropped. */
export default function Form({
  id,
  field,
  isInvalid,
  onCheck,
  onFiles,
  isShort,
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
        rows={isShort ? 2 : 6}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-help ${id}-problem` : `${id}-help`}
        onInput={({ currentTarget }) => {
          formState.text = currentTarget.value;
          formState.files = undefined;
        }}
        onBlur={() => {
          saveInEntry(formState.text);
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
          // A dropped text is the browser's.
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          onFiles(takeDropped(event.dataTransfer));
        }}
      />
      <div className={styles.row}>
        <button type="button" className="button" onClick={onCheck}>
          Check
        </button>
        <FileInput label="Choose a folder" isFolder onFiles={onFiles} />
        {!isShort && (
          <FileInput label="Choose files" isFolder={false} onFiles={onFiles} />
        )}
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
      {!isShort && <Terminal />}
      <Help id={`${id}-help`} isShort={isShort} />
    </>
  );
}
