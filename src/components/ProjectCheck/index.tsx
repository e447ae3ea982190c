import { useRef, type ReactNode, type RefObject } from 'react';
import ResultPanel from './ResultPanel';
import type { FindFiles } from './folder';
import Form from './Form';
import { releaseAddress } from './Options';
import { BASE_PATH } from '@site/src/site/basePath';
import { formState } from './formState';
import styles from './form.module.css';
import { saveInEntry } from './savedText';
import { useProjectCheck, type Ask } from './useProjectCheck';
import { RUNTIME_RELEASES } from './versions/runtimes';

/** The texts that "Try an example" puts into the field, in turn. */
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

let nextExample = 0;

interface Props {
  /** The anchor of the form's heading; URLs with it start the form. */
  readonly name: string;
  /** Whether to render only the field and the choice of a folder. */
  readonly isShort?: boolean;
}

const WITHOUT_SCRIPTS = (
  <noscript>
    The check needs JavaScript. Without it, compare your versions with{' '}
    <a href={`${BASE_PATH}usage#compatibility`}>the tables</a>, or take your
    code to v5 with{' '}
    <a href={`${BASE_PATH}blog/bottom-sheet-v5#checklist`}>the checklist</a>.
  </noscript>
);

/** The functions that ask about the text of the field or about files. */
function useQuestions(field: RefObject<HTMLTextAreaElement | null>, ask: Ask) {
  const write = (text: string) => {
    formState.files = undefined;
    formState.text = text;
    if (field.current !== null) field.current.value = text;
  };
  /** Asks about the last files, or else about the text of the field. */
  const check = () => {
    saveInEntry(formState.text);
    void ask(() => {
      const { files, app, from, text } = formState;
      return files ? { files, app, from } : { text, from };
    }).then((outcome) => {
      const offset = outcome?.problem?.offset;
      if (offset !== undefined)
        field.current?.setSelectionRange(offset, offset + 1);
    });
  };
  /** Asks about files; a file that is of no project replaces the text. */
  const checkFiles = (find: FindFiles) => {
    void ask(async (onProgress) => {
      const files = await find(onProgress);
      if (files === undefined) return undefined;
      if ('text' in files) {
        if (formState.text !== '') formState.textBeforeExample = formState.text;
        write(files.text);
        return { text: files.text, from: formState.from };
      }
      formState.files = files;
      formState.app = undefined;
      formState.from = undefined;
      return { files };
    });
  };
  return { check, checkFiles, write };
}

/**
 * The form "Check my project". Browsers load it on first use, see
 * `src/client/islands/projectCheck.tsx`.
 */
export default function ProjectCheck({
  name,
  isShort = false,
}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const { outcome, progress, ask, cancel } = useProjectCheck(name, field);
  const id = `${name}-text`;
  const { check, checkFiles, write } = useQuestions(field, ask);
  // The field keeps its text while files are checked.
  const otherText = () =>
    formState.files ? formState.text : formState.textBeforeExample;
  const goBack = () => {
    const text = otherText();
    if (formState.files === undefined) formState.textBeforeExample = '';
    write(text);
    field.current?.focus();
    check();
  };
  return (
    <div
      className={styles.form}
      data-project-check={name}
      // A translated page would fail to hydrate.
      translate={outcome === undefined ? 'no' : undefined}
    >
      <Form
        id={id}
        field={field}
        isInvalid={outcome?.problem !== undefined}
        onCheck={check}
        onFiles={checkFiles}
        isShort={isShort}
        others={{
          ...(progress !== undefined && {
            Cancel: () => {
              cancel();
              // The pressed button disappears.
              field.current?.focus();
            },
          }),
          ...(!isShort && {
            'Try an example': () => {
              const { text } = formState;
              if (text !== '' && !EXAMPLES.includes(text))
                formState.textBeforeExample = text;
              write(EXAMPLES[nextExample % EXAMPLES.length] ?? '');
              nextExample += 1;
              check();
            },
            'Pick a release': () => {
              const [newest = ''] = RUNTIME_RELEASES.expo;
              void ask(() => ({ address: releaseAddress(`expo ${newest}`) }));
            },
          }),
          ...(outcome && otherText() !== '' && { 'Back to my text': goBack }),
        }}
      />
      {WITHOUT_SCRIPTS}
      {outcome && (
        <ResultPanel
          id={id}
          outcome={outcome}
          progress={progress}
          onCheck={check}
          onAddress={(address) => void ask(() => ({ address }))}
        />
      )}
    </div>
  );
}
