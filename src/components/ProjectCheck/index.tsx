import { useRef, type ReactNode, type RefObject } from 'react';
import Answer from './Answer';
import { askAbout, askProject, askSetup, type Outcome } from './ask';
import { CODE_FILE, readFiles } from './files';
import Form from './Form';
import { BASE_PATH } from '@site/src/site/basePath';
import { memory } from './memory';
import styles from './form.module.css';
import { readProject, type Source } from './project';
import { useOutcome } from './useOutcome';
import { NEWEST } from './versions/releases';

/** What a reader can try, each time the next. */
const EXAMPLES = [
  `{
  "dependencies": {
    "expo": "~54.0.0",
    "@gorhom/bottom-sheet": "5.1.2",
    "react-native": "0.81.5",
    "react-native-gesture-handler": "~2.28.0",
    "react-native-reanimated": "~4.1.1"
  }
}
`,
  `ERROR  TypeError: sheetRef.current.present is not a function
    at onPress (App.tsx:14:25)
`,
  `import BottomSheet from '@gorhom/bottom-sheet';

export const Filter = () => (
  <BottomSheet snapPoints={['25%', '50%']} handleHeight={24}>
    <List />
  </BottomSheet>
);
`,
];

let shown = 0;

interface Props {
  /** The anchor of the heading above it, which also starts it. */
  readonly name: string;
}

const WITHOUT_SCRIPTS = (
  <noscript>
    The check needs JavaScript. Without it, compare your versions with{' '}
    <a href={`${BASE_PATH}usage#compatibility`}>the tables</a>, or take your
    code to v5 with{' '}
    <a href={`${BASE_PATH}blog/bottom-sheet-v5#checklist`}>the checklist</a>.
  </noscript>
);

/** What the form asks: its text, files, or a project. */
function useQuestions(
  field: RefObject<HTMLTextAreaElement | null>,
  ask: ReturnType<typeof useOutcome>['ask'],
) {
  /** Answers the text, which may come into the field first. */
  const check = (fill?: () => Promise<Outcome>) => {
    void ask(async () => {
      const filled = await fill?.();
      if (filled?.problem) return filled;
      const { project } = memory;
      if (project) return askProject(project, memory.from);
      const next = await askAbout(memory.text, memory.from);
      const offset = next.problem?.offset;
      if (offset !== undefined) {
        field.current?.setSelectionRange(offset, offset + 1);
      }
      return { ...filled, ...next };
    });
  };
  const checkSources = (list: () => Promise<readonly Source[]>) => {
    void ask(async () => {
      const project = await readProject(await list());
      const { from, ...answer } = await askProject(project);
      memory.project = project;
      if (from) memory.from = from;
      return answer;
    });
  };
  const write = (text: string) => {
    memory.project = undefined;
    memory.text = text;
    if (field.current !== null) field.current.value = text;
  };
  const checkFiles = (files: readonly File[]) => {
    // Code comes to the code in the field; anything else is a project.
    if (
      files.length > 1 &&
      files.some(({ name: each }) => !CODE_FILE.test(each))
    ) {
      checkSources(() =>
        Promise.resolve(files.map((file) => ({ path: file.name, file }))),
      );
      return;
    }
    check(async () => {
      const { text, ...filled } = await readFiles(memory.text, files);
      if (text !== undefined) {
        const { text: last } = memory;
        if (last !== '' && !text.includes(last.trimEnd()))
          memory.replaced = last;
        write(text);
      }
      return filled;
    });
  };
  return { check, checkSources, checkFiles, write };
}

/**
 * A field that takes whatever a stuck developer has, finds out what it is, and
 * answers it. The browser loads it with its first use (see `src/client/islands/projectCheck.tsx`).
 */
export default function ProjectCheck({ name }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const { outcome, isBusy, ask, cancel } = useOutcome(name, field);
  const id = `${name}-text`;

  const { check, checkSources, checkFiles, write } = useQuestions(field, ask);

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
        onCheck={() => {
          check();
        }}
        onSources={checkSources}
        onFiles={checkFiles}
        others={{
          ...(isBusy && { Cancel: cancel }),
          'Try an example': () => {
            const { text } = memory;
            if (text !== '' && !EXAMPLES.includes(text)) memory.replaced = text;
            write(EXAMPLES[shown % EXAMPLES.length] ?? '');
            shown += 1;
            check();
          },
          'Pick a release': () => {
            void ask(() => askSetup(({ setupFor }) => setupFor(NEWEST)));
          },
          ...(outcome &&
            memory.replaced !== '' && {
              'Back to my text': () => {
                write(memory.replaced);
                memory.replaced = '';
                field.current?.focus();
                check();
              },
            }),
        }}
      />
      {WITHOUT_SCRIPTS}
      {outcome && (
        <Answer
          {...{ id, outcome, isBusy }}
          onCheck={() => {
            check();
          }}
          onSetup={(setup) => void ask(() => askSetup(() => setup))}
        />
      )}
    </div>
  );
}
