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
  /** The prefix of the ids in the form; the caller renders `${id}-problem`. */
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isInvalid: boolean;
  /** Called when the button is pressed, or a text is pasted. */
  readonly onCheck: () => void;
  /** Called when files or a folder are dropped or chosen. */
  readonly onFiles: (find: FindFiles) => void;
  readonly isShort: boolean;
  /** The handlers of further buttons, by their labels. */
  readonly others: Readonly<Record<string, () => void>>;
}

interface FileInputProps {
  readonly label: string;
  readonly isFolder: boolean;
  readonly onFiles: (find: FindFiles) => void;
}

/** An attribute that React's types do not know. */
const DIRECTORY_ATTRIBUTE = { webkitdirectory: '' };

/**
 * A button to choose files or a folder. It works before hydration: files that are chosen
 * then are read when the form starts.
 */
const FileInput = ({ label, isFolder, onFiles }: FileInputProps) => (
  <label className="button">
    {label}
    <input
      {...(isFolder && DIRECTORY_ATTRIBUTE)}
      type="file"
      multiple
      className="visually-hidden"
      onClick={(event) => {
        const pick = isFolder ? folderPicker() : undefined;
        if (pick === undefined) return;
        // The input would also list the folders that the check skips.
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
        // Allows choosing the same file again after a change.
        target.value = '';
      }}
    />
  </label>
);

const COLLECT = `git grep -l '@gorhom/bottom-sheet' -- '*.ts' '*.tsx' '*.js' '*.jsx' |
  while read -r file; do echo "// @file $file"; cat "$file"; done | pbcopy`;
const APPLY = 'pbpaste | git apply';

/** The commands that copy code and apply the patch in a terminal. */
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

/** The help below the field; that of the short form links to the full one. */
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

/** The field for pasted text and dropped files, and its buttons. */
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
          // The field contains the text after the event.
          setTimeout(onCheck);
        }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files'))
            event.preventDefault();
        }}
        onDrop={(event) => {
          // The browser inserts dropped text itself.
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
