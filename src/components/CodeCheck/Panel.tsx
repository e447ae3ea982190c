import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import type { Reply } from '@site/src/codeCheck/answer';
import type { FromVersion } from '@site/src/codeCheck/data';
import { LIMIT, refuseSize } from '@site/src/codeCheck/input';
import shared from '@site/src/components/Assistant/styles.module.css';
import TextForm from '@site/src/components/Assistant/TextForm';
import { checkCode } from './engine';
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

const NOT_READ: Reply = {
  problem: {
    message: 'A file could not be read. Folders cannot be dropped: drop files.',
  },
};

/** An answer that takes longer than this is announced, in ms. */
const PATIENCE = 500;

/** The form of the checker, and its answer. */
export default function Panel(): ReactNode {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [from, setFrom] = useState(memory.from);
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
  const check = useCallback(
    async (version = memory.from) => {
      run.current += 1;
      const own = run.current;
      const timer = setTimeout(() => {
        if (own === run.current) setBusy(true);
      }, PATIENCE);
      let next = NOT_LOADED;
      try {
        next = await checkCode(text.current?.value ?? '', version);
      } catch (error) {
        console.error(error);
      }
      clearTimeout(timer);
      if (own !== run.current) return;
      show(next);
      const offset = next.problem?.offset;
      if (offset !== undefined) {
        text.current?.setSelectionRange(offset, offset + 1);
      }
    },
    [show],
  );

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

  const problem = reply?.problem;
  const answer = reply?.answer;

  return (
    <div className={`${shared.panel} ${styles.panel}`}>
      <TextForm
        id={id}
        text={text}
        label="Code that imports the library"
        rows={12}
        wrap="off"
        defaultValue={memory.text}
        isInvalid={problem !== undefined}
        help={
          <>
            To paste several files, put a line such as{' '}
            <code>{'// @file Sheet.tsx'}</code> above each.
          </>
        }
        files={{
          label: 'Or choose or drop files',
          accept: '.tsx,.ts,.jsx,.js,.mts,.cts,.mjs,.cjs',
          multiple: true,
        }}
        onInput={({ currentTarget }) => {
          memory.text = currentTarget.value;
        }}
        onFiles={(files) => void add(files)}
        onCheck={() => void check()}
      >
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            write('');
            show(undefined);
            text.current?.focus();
          }}
        >
          Clear
        </button>
      </TextForm>

      <label className={shared.field}>
        Written for{' '}
        <select
          value={from}
          onChange={({ target }) => {
            const version = VERSIONS.find(
              (version) => version === target.value,
            );
            if (version === undefined) return;
            memory.from = version;
            setFrom(version);
            if (reply !== undefined) void check(version);
          }}
        >
          {VERSIONS.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </label>

      <p id={`${id}problem`} role="alert" className={shared.problem}>
        {problem?.message}
      </p>
      <p role="status" className={shared.summary}>
        {isBusy ? 'Checking…' : answer?.summary}
      </p>
      {answer !== undefined && <Result answer={answer} />}
    </div>
  );
}
