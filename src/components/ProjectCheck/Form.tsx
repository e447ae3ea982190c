import type { DragEvent, ReactNode, RefObject } from 'react';
import { listDropped } from './dropped';
import { memory } from './memory';
import type { Source } from './project';
import styles from './form.module.css';

interface Props {
  /** Begins the ids of the form's parts; `${id}-problem` is the caller's alert. */
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isInvalid: boolean;
  /** The button was pressed, or text was pasted. */
  readonly onCheck: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** A folder was dropped or chosen. */
  readonly onSources: (list: () => Promise<readonly Source[]>) => void;
  /** What other buttons do, by their names. */
  readonly others: Readonly<Record<string, () => void>>;
}

type FileProps = Pick<Props, 'onFiles' | 'onSources'>;

/** Buttons that choose files and a folder. */
const FileButtons = ({ onFiles, onSources }: FileProps) => (
  <>
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
    <label className="button">
      Choose a folder
      <input
        ref={(input) => {
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        className="visually-hidden"
        onChange={({ target }) => {
          const sources = [...(target.files ?? [])].map((file) => ({
            // The folder's own name comes first.
            path: file.webkitRelativePath.replace(/^[^/]*\//, ''),
            file,
          }));
          if (sources.length > 0) {
            onSources(() => Promise.resolve(sources));
          }
          target.value = '';
        }}
      />
    </label>
  </>
);

/** Gives on what is dropped; a dropped text is the browser's. */
function takeDrop(event: DragEvent, { onFiles, onSources }: FileProps): void {
  const files = [...event.dataTransfer.files];
  if (files.length === 0) return;
  event.preventDefault();
  // They are gone after the event.
  const entries = [...event.dataTransfer.items].flatMap(
    (item) => item.webkitGetAsEntry() ?? [],
  );
  if (entries.some(({ isDirectory }) => isDirectory)) {
    onSources(() => listDropped(entries));
  } else onFiles(files);
}

/** A field for pasted text, and for files that are chosen or dropped. */
export default function Form({
  id,
  field,
  isInvalid,
  onCheck,
  onFiles,
  onSources,
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
          memory.project = undefined;
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
          takeDrop(event, { onFiles, onSources });
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
        <FileButtons {...{ onFiles, onSources }} />
      </div>
      <small id={`${id}-help`}>
        Paste it, or drop files or the folder of your project. It stays in your
        browser: nothing is uploaded.
      </small>
    </>
  );
}
