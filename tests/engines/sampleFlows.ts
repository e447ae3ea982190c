// How samples run and fail, in engines that the other browser tests do not cover.
import { APP_FAULTS } from '../e2e/appFaults';
import { find, type Flows, type BrowserDriver } from './session';

/** Selector of the running sample. */
const BLOCK = '[data-language]:has(textarea, iframe, [data-run-status])';
const IS_RUNNING = `${find(`${BLOCK} [data-run-status=running]`)} !== null`;

/** A sample of each kind: a route, and the index of the sample on the page. */
const SAMPLES = [
  ['usage', 2],
  ['modal/usage', 1],
  ['custom-footer', 2],
  ['components/bottomsheettextinput', 1],
  ['react-navigation-integration', 0],
] as const;

const runSample = (session: BrowserDriver, index: number) =>
  session.browser.evaluate(
    `document.querySelectorAll('[data-sample-id]')[${index}].click()`,
  );

const alertSays = (words: string) =>
  `${find(`${BLOCK} [role=alert]`)}?.textContent.includes(${JSON.stringify(words)}) === true`;

/** Replaces the edited code by the value of an expression, which may use `code`. */
const edit = (session: BrowserDriver, expression: string) =>
  session.browser.evaluate(`((field) => {
    field.value = ((code) => ${expression})(field.value);
    field.dispatchEvent(new Event('input'));
  })(${find(`${BLOCK} textarea`)})`);

async function openEditor(session: BrowserDriver): Promise<void> {
  await session.press(BLOCK, 'Edit code');
  await session.until(`${find(`${BLOCK} textarea`)} !== null`);
}

/** Waits until the app in the frame is readable and reachable in a color mode. */
async function expectGoodLooks(
  session: BrowserDriver,
  mode: 'dark' | 'light',
): Promise<void> {
  await session.browser.evaluate(
    `document.documentElement.dataset.theme = '${mode}'`,
  );
  await session.until(`${APP_FAULTS}.length === 0`, `${BLOCK} iframe`);
}

/**
 * Programs that would freeze a page that shares their process.
 * `runner-failures.spec.ts` has one for each guard.
 */
const ENDLESS = [
  'for (const turn of { [Symbol.iterator]: () => ({ next: () => ({}) }) }) void turn;',
  'const next = () => queueMicrotask(next); next();',
];
/** A program with a body. */
const appOf = (body: string) =>
  `export default function App() { ${body} return null; }`;

export const SAMPLE_FLOWS: Flows = {
  'samples are readable before a press in dark mode and after it in light mode':
    async (session) => {
      for (const [route, index] of SAMPLES) {
        await session.open(route);
        await runSample(session, index);
        await session.until(IS_RUNNING);
        await expectGoodLooks(session, 'dark');
        await session.browser.evaluate(
          `document.querySelector('[role=button]')?.click()`,
          `${BLOCK} iframe`,
        );
        await expectGoodLooks(session, 'light');
      }
    },

  'an edit runs until an endless loop stops it': async (session) => {
    await session.open('usage');
    await runSample(session, 2);
    await session.until(IS_RUNNING);
    await openEditor(session);
    // A visible sheet opens and logs at once; a hidden one would take ten seconds.
    await session.browser.evaluate(
      `${find(`${BLOCK} iframe`)}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    await edit(
      session,
      `code.replace('index={-1}', "index={0} onChange={(index) => console.log('index', index)}")`,
    );
    await session.until(
      `${find(`${BLOCK} [role=log]`)}?.textContent === 'index 0'`,
    );
    for (const body of ENDLESS) {
      await edit(session, JSON.stringify(appOf(body)));
      await session.until(alertSays('A loop did not end'));
      await session.press(BLOCK, 'Reset code');
      await session.until(
        `${IS_RUNNING} && ${find(`${BLOCK} [role=alert]`)} === null`,
      );
      await openEditor(session);
    }
    await session.press(BLOCK, 'Reset code');
  },

  'a phone that fails to load says why until it is retried': async (
    session,
  ) => {
    await session.open('usage');
    for (const [block, restore, words] of [
      [
        `void (window.kept = fetch, window.fetch = () => Promise.reject(new TypeError('blocked')))`,
        'void (window.fetch = kept)',
        'the network blocks it.',
      ],
      [
        `void (window.kept = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src'), Object.defineProperty(HTMLIFrameElement.prototype, 'src', { configurable: true, set() { kept.set.call(this, '/missing'); } }))`,
        `void Object.defineProperty(HTMLIFrameElement.prototype, 'src', kept)`,
        'blocks its frame.',
      ],
    ] as const) {
      await session.browser.evaluate(block);
      await runSample(session, 2);
      await session.until(alertSays(words));
      await session.browser.evaluate(restore);
      await session.press(BLOCK, 'Try again');
      await session.until(IS_RUNNING);
      await session.press(BLOCK, 'Stop');
    }
  },
};
