import type { ReactNode, RefObject } from 'react';
import { BASE_PATH } from '@site/src/site/basePath';
import { memory } from './memory';
import styles from './form.module.css';

interface FileProps {
  readonly onFiles: (files: readonly File[]) => void;
}

interface Props extends FileProps {
  /** Begins the ids of the form's parts; `${id}-problem` is the caller's alert. */
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isInvalid: boolean;
  /** The button was pressed, or text was pasted. */
  readonly onCheck: () => void;
  readonly onExample: () => void;
  readonly onRelease: () => void;
}

function Files({ onFiles }: FileProps): ReactNode {
  return (
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
  );
}

/** A field for pasted text, and for files that are chosen or dropped. */
export default function Form({
  id,
  field,
  isInvalid,
  onFiles,
  ...props
}: Props): ReactNode {
  const buttons = [
    ['Check', props.onCheck],
    ['Try an example', props.onExample],
    ['Pick a release', props.onRelease],
  ] as const;
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
          if (key === 'Enter' && (ctrlKey || metaKey)) props.onCheck();
        }}
        onPaste={() => {
          // The text is there after the event.
          setTimeout(() => {
            props.onCheck();
          });
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
        {buttons.map(([label, onClick]) => (
          <button
            key={label}
            type="button"
            className="button"
            onClick={() => {
              onClick();
            }}
          >
            {label}
          </button>
        ))}
        <Files onFiles={onFiles} />
      </div>
      <small id={`${id}-help`}>
        Paste it, or drop files. It stays in your browser.
      </small>
      <noscript>
        The check needs JavaScript. Without it, compare your versions with{' '}
        <a href={`${BASE_PATH}usage#compatibility`}>the tables</a>, or take your
        code to v5 with{' '}
        <a href={`${BASE_PATH}blog/bottom-sheet-v5#checklist`}>the checklist</a>
        .
      </noscript>
    </>
  );
}
