import {
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

interface Props extends Pick<
  ComponentProps<'textarea'>,
  'rows' | 'wrap' | 'defaultValue' | 'onInput'
> {
  /** Begins the ids of the form's parts; `${id}problem` is the caller's alert. */
  readonly id: string;
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly label: ReactNode;
  readonly isInvalid: boolean;
  /** What stands below the text, and describes it to screen readers. */
  readonly help?: ReactNode;
  /** The label, the extensions and the number of the files to choose. */
  readonly files: {
    readonly label: string;
    readonly accept: string;
    readonly multiple?: boolean;
  };
  readonly onFiles: (files: readonly File[]) => void;
  /** The button was pressed, or text was pasted. */
  readonly onCheck: () => void;
  /** More buttons. */
  readonly children?: ReactNode;
}

function Files({
  files,
  onFiles,
}: Pick<Props, 'files' | 'onFiles'>): ReactNode {
  return (
    <label className={styles.field}>
      {files.label}{' '}
      <input
        type="file"
        accept={files.accept}
        multiple={files.multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after a change.
          target.value = '';
        }}
      />
    </label>
  );
}

/** A form that takes pasted text, and files that are chosen or dropped. */
export default function TextForm({
  id,
  text,
  label,
  isInvalid,
  help,
  files,
  onFiles,
  onCheck,
  children,
  ...textProps
}: Props): ReactNode {
  const [isOver, setOver] = useState(false);
  const helpId = help === undefined ? '' : `${id}help `;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <label htmlFor={`${id}text`}>{label}</label>
      <textarea
        {...textProps}
        ref={text}
        id={`${id}text`}
        className={styles.text}
        data-over={isOver || undefined}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={isInvalid}
        aria-describedby={`${helpId}${id}problem`}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) {
            event.preventDefault();
            setOver(true);
          }
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          setOver(false);
          const dropped = [...event.dataTransfer.files];
          // A dropped text is the browser's.
          if (dropped.length > 0) {
            event.preventDefault();
            onFiles(dropped);
          }
        }}
        onPaste={() => {
          // The text is there after the event.
          setTimeout(onCheck);
        }}
      />
      {help !== undefined && (
        <p id={`${id}help`} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles.line}>
        <button type="submit" className="button">
          Check
        </button>
        <Files {...{ files, onFiles }} />
        {children}
      </div>
    </form>
  );
}
