import type { ReactNode, RefObject } from 'react';
import { memory } from './memory';
import styles from './form.module.css';

interface Props {
  /** Begins the ids of the form's parts; `${id}-problem` is the caller's alert. */
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isInvalid: boolean;
  /** The button was pressed, or text was pasted. */
  readonly onCheck: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** What other buttons do, by their names. */
  readonly others: Readonly<Record<string, () => void>>;
}

/** A field for pasted text, and for files that are chosen or dropped. */
export default function Form({
  id,
  field,
  isInvalid,
  onCheck,
  onFiles,
  others,
}: Props): ReactNode {
  return (
    <>
      <label htmlFor={id}>
        <code>package.json</code>, lockfile, output of a command, code, or error
        message
      </label>
      <textarea
        ref={field}
        id={id}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-help ${id}-problem` : `${id}-help`}
        onInput={({ currentTarget }) => {
          memory.text = currentTarget.value;
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
          const files = [...event.dataTransfer.files];
          // A dropped text is the browser's.
          if (files.length === 0) return;
          event.preventDefault();
          onFiles(files);
        }}
      />
      <div className={styles.row}>
        {Object.entries({ Check: onCheck, ...others }).map(
          ([label, onClick]) => (
            <button
              key={label}
              type="button"
              className="button"
              onClick={onClick}
            >
              {label}
            </button>
          ),
        )}
        <label className="button">
          Choose files
          <input
            type="file"
            multiple
            className="visually-hidden"
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // The same file may be chosen again after a change.
              target.value = '';
            }}
          />
        </label>
      </div>
      <small id={`${id}-help`}>
        Paste it, or drop files. It stays in your browser.
      </small>
    </>
  );
}
