import { useState, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import { UNNAMED } from './code/input';
import { folderPicker, writeChanges } from './folder';
import InlineMarkdown from './InlineMarkdown';
import { formState } from './formState';
import type { FileChange } from './gitPatch';
import styles from './styles.module.css';

/** The file name of the patch. */
const PATCH_NAME = 'bottom-sheet-v5.patch';

const loadPatch = async (changes: readonly FileChange[]) => {
  const { patchOf } = await import(
    /* webpackChunkName: "patch" */ './gitPatch'
  );
  return patchOf(changes);
};

/** Downloads the text of the patch. */
function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = PATCH_NAME;
  link.click();
  // Some browsers read the URL after the click.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

interface Props {
  readonly changes: readonly FileChange[];
}

/** Writes the changes into the checked or a picked folder. Returns a message. */
async function writeInto(changes: readonly FileChange[]): Promise<string> {
  try {
    const { files } = formState;
    const folder =
      files && 'folder' in files
        ? files.folder
        : await folderPicker()?.({ mode: 'readwrite' });
    if (folder === undefined) return '';
    const other = await writeChanges(folder, changes);
    return other === undefined
      ? 'Written. Look at the changes with git diff.'
      : `Nothing was written: ${other} is not in this folder, or has changed since the check. Choose the folder that was checked, or check again.`;
  } catch (error) {
    return (error as Error).name === 'AbortError'
      ? ''
      : 'Nothing was written: the browser does not allow it. Download the patch.';
  }
}

/** The button that lists the changed files, and then overwrites them. */
function WriteButton({ changes }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState('');
  return (
    <>
      <button
        type="button"
        aria-expanded={isAsking}
        onClick={() => {
          setAsking(!isAsking);
        }}
      >
        Write the changes into the folder
      </button>
      {isAsking && (
        <div>
          <p>These files are overwritten:</p>
          <ul>
            {changes.map(({ path }) => (
              <li key={path} translate="no">
                {path}
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => {
              void writeInto(changes).then(setResult);
            }}
          >
            {`Overwrite ${changes.length === 1 ? 'this file' : `these ${changes.length} files`}`}
          </button>
        </div>
      )}
      <p role="status">{result}</p>
    </>
  );
}

/** The buttons for the patch of all changes. */
function PatchButtons({ changes }: Props): ReactNode {
  const hasCarriageReturn = changes.some(({ before }) => before.includes('\r'));
  return (
    <>
      <p>
        Put the patch into the folder that was checked, and run{' '}
        <code translate="no">{`git apply ${PATCH_NAME}`}</code> there.
      </p>
      {hasCarriageReturn && (
        <p>
          Download it: a copy loses the line ends of Windows, which some of the
          files have.
        </p>
      )}
      <div className={styles.line}>
        <button
          type="button"
          onClick={() => {
            void loadPatch(changes).then(download);
          }}
        >
          {`Download ${PATCH_NAME}`}
        </button>
        <CopyButton
          label="Copy patch"
          labelVisible
          getText={() => loadPatch(changes)}
        />
        {formState.files && folderPicker() && <WriteButton changes={changes} />}
      </div>
    </>
  );
}

/** The changed code of a paste, for which there is no patch. */
function PastedCode({ after, removed }: FileChange): ReactNode {
  const names = removed.map((name) => `\`${name}\``).join(', ');
  return (
    <>
      {names !== '' && (
        <p>
          <InlineMarkdown
            text={`Removed, because nothing uses it any more: ${names}.`}
          />
        </p>
      )}
      <div className={styles.line}>
        <CopyButton
          label="Copy the changed code"
          labelVisible
          getText={() => after}
        />
      </div>
      <details>
        <summary>Show it</summary>
        {/* Makes the region scrollable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} role="region" aria-label="The changed code">
          <code translate="no">{after}</code>
        </pre>
      </details>
    </>
  );
}

/** The changes of the check: a patch, or changed code to copy. */
export default function Patch({ changes }: Props): ReactNode {
  const inFiles = changes.filter(({ path }) => path !== UNNAMED);
  const pasted = changes.find(({ path }) => path === UNNAMED);
  return (
    <>
      {inFiles.length > 0 && <PatchButtons changes={inFiles} />}
      {pasted && <PastedCode {...pasted} />}
    </>
  );
}
