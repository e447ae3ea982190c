// "Check my project", in engines that cannot pick a folder as Chromium can.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find, type BrowserDriver, type Flows } from './session';

const MANIFEST = JSON.stringify({
  dependencies: {
    expo: '~54.0.0',
    '@gorhom/bottom-sheet': '5.1.2',
    'react-native': '0.81.5',
    'react-native-gesture-handler': '~2.28.0',
    'react-native-reanimated': '~4.1.1',
  },
});

/** A v4 project with one change and one decision. */
const FILES = {
  'package.json': MANIFEST.replace('5.1.2', '4.6.4'),
  'Ä (1).tsx': `import BottomSheet, { SCREEN_WIDTH } from '@gorhom/bottom-sheet';
export const A = () => <BottomSheet snapPoints={[SCREEN_WIDTH]} />;
`,
};

const FORM = '[data-project-check]';
const FIELD = find(`${FORM} textarea`);
const ANSWER = `${find(`${FORM} .alert [role=status]`)}?.textContent`;

/** Opens the form, which loads with its first use. */
async function openForm(session: BrowserDriver): Promise<void> {
  await session.open('troubleshooting');
  await session.browser.click(`${FORM} textarea`);
  await session.until(`${ANSWER} !== undefined`);
}

const answers = (session: BrowserDriver, words: string) =>
  session.until(`${ANSWER}.includes(${JSON.stringify(words)})`);

/** Writes a text into the field like a paste. */
const write = (session: BrowserDriver, text: string) =>
  session.browser.evaluate(`(() => {
    ${FIELD}.select();
    document.execCommand('insertText', false, ${JSON.stringify(text)});
  })()`);

/** Chooses the files of a project, and waits for the report. */
async function chooseFiles(session: BrowserDriver): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  try {
    const paths = Object.entries(FILES).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    await session.browser.choose(
      `${FORM} input[type=file]:not([webkitdirectory])`,
      paths,
    );
    await answers(session, '1 decision is left to you');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const CHECK_FLOWS: Flows = {
  'chosen files give a patch and decisions to tick': async (session) => {
    const { browser } = session;
    await openForm(session);
    await chooseFiles(session);
    await browser.evaluate(`void (URL.createObjectURL = (blob) => {
        void blob.text().then((text) => { window.patchOfTest = text; });
        return location.href;
      })`);
    await session.press(FORM, 'Download bottom-sheet-v5.patch');
    await session.until(
      `['+++ b/Ä (1).tsx', 'enableDynamicSizing={false}'].every((part) => window.patchOfTest?.includes(part))`,
    );
    const box = find(`${FORM} input[type=checkbox]`);
    await browser.evaluate(`void ${box}.click()`);
    await openForm(session);
    await chooseFiles(session);
    await session.until(`${box}.checked`);
    await browser.evaluate(`void ${box}.click()`);
  },

  'a canceled check of a package.json does not block the next one': async (
    session,
  ) => {
    const { browser } = session;
    await openForm(session);
    // The worker receives no messages.
    await browser.evaluate(`void (() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = () => {};
      window.hearAgain = () => { Worker.prototype.postMessage = postMessage; };
    })()`);
    await write(session, MANIFEST);
    await session.press(FORM, 'Check');
    await answers(session, 'Checking…');
    await session.press(FORM, 'Cancel');
    await session.until(
      `${ANSWER} === '' && document.activeElement === ${FIELD}`,
    );
    await browser.evaluate('hearAgain()');
    await session.press(FORM, 'Check');
    await answers(session, 'Bottom sheet does not fit.');
  },
};
