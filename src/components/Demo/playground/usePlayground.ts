import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  INITIAL_VALUES,
  type Values,
} from '@site/src/shared/playground/controls';
import { useLatestRef } from '@site/src/shared/useLatestRef';
import {
  EXAMPLE_ACTIONS,
  exampleAnchor,
  exampleOf,
  PLAYGROUND_FRAGMENT,
  type Example,
} from '@site/src/shared/playground/examples';
import { SCREEN } from '@site/src/site/dom';

const loadPanel = () =>
  import(/* webpackChunkName: "playground" */ './lazyPanel');

/** The module that the playground loads when it is used. */
type PanelModule = Awaited<ReturnType<typeof loadPanel>>;

/** Tells whether a hash asks for an example's code, here or in Snack. */
const isAboutCode = (hash: string): boolean =>
  [EXAMPLE_ACTIONS.Code, EXAMPLE_ACTIONS.Snack].some((action) =>
    hash.endsWith(`?${action}`),
  );

/** Writes a state into the URL without a new history entry. */
function setFragment(fragment: string): void {
  const { pathname, search } = window.location;
  const address =
    pathname + search + (fragment === PLAYGROUND_FRAGMENT ? '' : fragment);
  window.history.replaceState(window.history.state, '', address);
}

/** Loads the panel of an example that is shown. */
function useExamplePanel(
  example: Example | undefined,
  onLoad: (panel: PanelModule) => void,
): void {
  useEffect(() => {
    if (example !== undefined) {
      // If it fails to load, the example runs without its code.
      loadPanel().then(onLoad, () => undefined);
    }
  }, [example, onLoad]);
}

/** State of the playground, which reads it from the URL and writes it to the URL. */
export function usePlayground() {
  const [panel, setPanel] = useState<PanelModule>();
  const [values, setValues] = useState<Values>();
  const [example, setExample] = useState<Example>();
  const [isRequested, setRequested] = useState(false);
  const figure = useRef<HTMLDivElement>(null);

  const latest = useLatestRef(values);
  const load = useCallback(async () => {
    const loaded = await loadPanel();
    const first =
      latest.current ??
      loaded.readFragment(window.location.hash) ??
      INITIAL_VALUES;
    setPanel(loaded);
    setValues(first);
    return { values: first };
  }, [latest]);
  const appProps = useMemo(() => values && { values }, [values]);

  useExamplePanel(example, setPanel);
  useEffect(() => {
    const follow = (event?: Event) => {
      const { hash } = window.location;
      const asked = exampleOf(hash);
      if (!asked && !hash.startsWith(PLAYGROUND_FRAGMENT)) return;
      setExample(asked);
      setRequested(true);
      const valuesFromUrl = panel?.readFragment(hash);
      if (valuesFromUrl) {
        setValues(valuesFromUrl);
      } else if (event ?? !panel) {
        // The reader came by the address, which a choice on the page writes too.
        figure.current
          ?.querySelector(isAboutCode(hash) ? '[data-panel]' : SCREEN)
          ?.scrollIntoView({ block: 'center' });
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [panel]);

  /** The fragment of the URL with the values of the props. */
  const state =
    values && panel ? panel.writeFragment(values) : PLAYGROUND_FRAGMENT;
  const change = (next: Values) => {
    setValues(next);
    const write = (loaded: PanelModule) => {
      setPanel(loaded);
      setFragment(loaded.writeFragment(next));
    };
    // If it fails to load, the sheet changes but the URL does not.
    loadPanel().then(write, () => undefined);
  };
  return {
    panel,
    values,
    example,
    isRequested,
    figure,
    state,
    change,
    load,
    appProps,
    fragment: example === undefined ? state : `#${exampleAnchor(example)}`,
    reset: () => {
      change(INITIAL_VALUES);
    },
    /** Shows an example, or the sheet with its props. */
    choose: (next: Example | undefined) => {
      setExample(next);
      setRequested(true);
      setFragment(next === undefined ? state : `#${exampleAnchor(next)}`);
    },
  };
}

/** The state that the parts of the playground share. */
export type PlaygroundState = ReturnType<typeof usePlayground>;
