import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import Answer from './Answer';
import { askAbout, askSetup, type Outcome } from './ask';
import { nextExample } from './examples';
import { readFiles } from './files';
import Form from './Form';
import { memory } from './memory';
import styles from './form.module.css';
import { useOutcome } from './useOutcome';
import { NEWEST } from './versions/releases';

interface Props {
  /** The anchor of the heading above it, which also starts it. */
  readonly name: string;
}

/**
 * A field that takes whatever a stuck developer has, finds out what it is, and
 * answers it. The browser loads it with its first use (see `STARTED_BY_USE`).
 */
export default function ProjectCheck({ name }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const { outcome, isBusy, ask } = useOutcome(name);
  const id = `${name}-text`;

  /** Answers the text, which may come into the field first. */
  const check = (fill?: () => Promise<Outcome | undefined>) => {
    void ask(async () => {
      const refused = await fill?.();
      const { text } = memory;
      const next = refused ?? (await askAbout(text, memory.from));
      const offset = next.problem?.offset;
      if (offset !== undefined) {
        field.current?.setSelectionRange(offset, offset + 1);
      }
      return next;
    });
  };
  const write = (text: string) => {
    memory.text = text;
    if (field.current !== null) field.current.value = text;
  };

  const follow = useCallback(() => {
    const { hash } = window.location;
    if (!hash.startsWith(`#${name}?`)) return;
    void ask(() =>
      askSetup((engine) => engine.readAddress(hash.slice(name.length + 1))),
    );
  }, [ask, name]);

  useEffect(() => {
    // What was typed before React was there stays.
    if (field.current?.value === '') field.current.value = memory.text;
    else memory.text = field.current?.value ?? '';
    // An answer that the reader comes back to is there already.
    if (memory.outcome === undefined) follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [follow]);

  return (
    <div
      className={styles.form}
      data-project-check={name}
      // React could not take over what a browser has translated.
      translate={outcome === undefined ? 'no' : undefined}
    >
      <Form
        {...{ id, field }}
        isInvalid={outcome?.problem !== undefined}
        onCheck={check}
        onFiles={(files) => {
          check(async () => {
            const added = await readFiles(memory.text, files);
            if ('message' in added) return { problem: added };
            write(added.text);
            return undefined;
          });
        }}
        onExample={() => {
          write(nextExample());
          check();
        }}
        onRelease={() => {
          void ask(() => askSetup(({ setupFor }) => setupFor(NEWEST)));
        }}
      />
      {outcome && (
        <Answer
          {...{ id, outcome, isBusy }}
          onCheck={check}
          onSetup={(setup) => void ask(() => askSetup(() => setup))}
        />
      )}
    </div>
  );
}
