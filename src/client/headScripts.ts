import type { Plugin } from '@docusaurus/types';
import {
  DEFAULT_INSTALL_CHOICE,
  INSTALL_ATTRIBUTE,
  INSTALL_CHOICES,
  INSTALL_STORAGE_KEY,
} from '../shared/install/packageManagers';
import { CODE_BLOCK, DEMO, PROJECT_CHECK } from '../site/dom';
import {
  flagScripts,
  reloadOutdatedPage,
  repeatEarlyPress,
  setRootAttributes,
} from './earlyFunctions';

/**
 * Buttons, and links to fragments in demos, that work only after hydration. All others
 * have document listeners.
 */
const REACT_BUTTONS_SELECTOR = `.navbar button,${PROJECT_CHECK} button,${DEMO} :is(button:not(${CODE_BLOCK} *),[href^="#"])`;

/** The search button: the only element that names its shortcuts. */
const SEARCH = '[aria-keyshortcuts]';

/** Writes a call of a function, with its source, for values that are JSON. */
const toCall = <Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): string =>
  `(${run.toString()})(${values.map((value) => JSON.stringify(value)).join()})`;

const toScript = (...calls: string[]) => ({
  tagName: 'script',
  innerHTML: calls.join(';'),
});

/**
 * Docusaurus plugin: adds a script to every page's head, and one to the start of its
 * body, after those of Docusaurus. Both run before the content is parsed and painted.
 * The build minifies them with the page, and the page's policy allows their hashes.
 */
export default function headScripts(): Plugin {
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [
        toScript(
          toCall(flagScripts),
          toCall(reloadOutdatedPage),
          toCall(repeatEarlyPress, REACT_BUTTONS_SELECTOR, SEARCH),
        ),
      ],
      preBodyTags: [
        toScript(
          toCall(
            setRootAttributes,
            INSTALL_ATTRIBUTE,
            INSTALL_STORAGE_KEY,
            INSTALL_CHOICES,
            DEFAULT_INSTALL_CHOICE,
          ),
        ),
      ],
    }),
  };
}
