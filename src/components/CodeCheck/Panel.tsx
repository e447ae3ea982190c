import {
  useCallback,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import { isOutdated } from '@site/src/site/release';
import type { Reply } from './engine/answer';
import type { FromVersion } from './engine/data';
import { LIMIT, refuseSize } from './engine/input';
import shared from '@site/src/shared/PasteForm/styles.module.css';
import { isLoadFailure } from '@site/src/shared/isLoadFailure';
import TextForm from '@site/src/shared/PasteForm/TextForm';
import { checkCode } from './loadEngine';
import { addFiles } from './files';
import { memory } from './memory';
import Result from './Result';
import styles from './styles.module.css';

const VERSIONS: readonly FromVersion[] = ['v4', 'v3', 'v2'];

const NOT_LOADED: Reply = {
  problem: {
    message:
      'The checker could not be loaded. Check your connection and press the button again. Your code is still here.',
  },
};

const crashed = (error: unknown): Reply => ({
  problem: {
    message: `The checker crashed. ${String(error)}\nThis is a bug in this site: please report it with your code.`,
  },
});

const NOT_READ: Reply = {
  problem: {
    message: 'A file could not be read. Folders cannot be dropped: drop files.',
  },
};

const HELP = (
  <>
    To paste several files, put a line such as{' '}
    <code>{'// @file Sheet.tsx'}</code> above each.
  </>
);

const FILES = {
  label: 'Or choose or drop files',
  accept: '.tsx,.ts,.jsx,.js,.mts,.cts,.mjs,.cjs',
  multiple: true,
};

/** An answer that takes longer than this is announced, in ms. */
const PATIENCE = 500;

/** The reply to what is in a field, and the ways to another one. */
function useReply(text: RefObject<HTMLTextAreaElement | null>) {
  const [reply, setReply] = useState(memory.reply);
  const [isBusy, setBusy] = useState(false);
  const run = useRef(0);

  const show = useCallback((next: Reply | undefined) => {
    run.current += 1;
    memory.reply = next;
    setBusy(false);
    setReply(next);
  }, []);

  /** Of two answers the later question's is shown. */
  const check = useCallback(async () => {
    run.current += 1;
    const own = run.current;
    const timer = setTimeout(() => {
      if (own === run.current) setBusy(true);
    }, PATIENCE);
    let next: Reply | undefined;
    try {
      next = await checkCode(text.current?.value ?? '', memory.from);
    } catch (error) {
      console.error(error);
      next = isLoadFailure(error) ? NOT_LOADED : crashed(error);
      if (next === NOT_LOADED && (await isOutdated())) next = undefined;
    }
    clearTimeout(timer);
    if (own !== run.current) return;
    show(next);
    const offset = next?.problem?.offset;
    if (offset !== undefined) {
      text.current?.setSelectionRange(offset, offset + 1);
    }
  }, [show, text]);

  return { reply, isBusy, show, check };
}

function VersionField({ onChange }: { onChange: () => void }): ReactNode {
  const [from, setFrom] = useState(memory.from);
  return (
    <label className={shared.field}>
      Written for{' '}
      <select
        value={from}
        onChange={({ target }) => {
          memory.from = VERSIONS.find((each) => each === target.value) ?? from;
          setFrom(memory.from);
          onChange();
        }}
      >
        {VERSIONS.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

/** The form of the checker, and its answer. */
export default function Panel(): ReactNode {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { reply, isBusy, show, check } = useReply(text);

  const write = (value: string) => {
    memory.text = value;
    if (text.current !== null) text.current.value = value;
  };

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > LIMIT) {
      show({ problem: { message: refuseSize(size) } });
      return;
    }
    try {
      write(await addFiles(memory.text, files));
    } catch {
      // A folder, or a file that has gone since.
      show(NOT_READ);
      return;
    }
    await check();
  };

  const clear = () => {
    write('');
    show(undefined);
    text.current?.focus();
  };

  return (
    <div className={clsx(shared.panel, styles.panel)}>
      <TextForm
        id={id}
        text={text}
        label="Code that imports the library"
        rows={12}
        wrap="off"
        defaultValue={memory.text}
        isInvalid={reply?.problem !== undefined}
        help={HELP}
        files={FILES}
        onInput={({ currentTarget }) => {
          memory.text = currentTarget.value;
        }}
        onFiles={(files) => void add(files)}
        onCheck={() => void check()}
      >
        <button type="button" className={styles.clear} onClick={clear}>
          Clear
        </button>
      </TextForm>

      <VersionField
        onChange={() => {
          if (reply !== undefined) void check();
        }}
      />

      <p id={`${id}problem`} role="alert" className={shared.problem}>
        {reply?.problem?.message}
      </p>
      <p role="status" className={shared.summary}>
        {isBusy ? 'Checking…' : reply?.answer?.summary}
      </p>
      {reply?.answer !== undefined && <Result answer={reply.answer} />}
    </div>
  );
}
