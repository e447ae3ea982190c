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

/** What the playground needs once it is used. */
type Panel = Awaited<ReturnType<typeof loadPanel>>;

/** Whether an address asks for an example's code, here or in Snack. */
const isAboutCode = (hash: string): boolean =>
  [EXAMPLE_ACTIONS.Code, EXAMPLE_ACTIONS.Snack].some((action) =>
    hash.endsWith(`?${action}`),
  );

/** Writes a state into the address without a step in the history. */
function setFragment(fragment: string): void {
  const { pathname, search } = window.location;
  const address =
    pathname + search + (fragment === PLAYGROUND_FRAGMENT ? '' : fragment);
  window.history.replaceState(window.history.state, '', address);
}

/** Loads the panel of an example that is shown. */
function useExamplePanel(
  example: Example | undefined,
  onLoad: (panel: Panel) => void,
): void {
  useEffect(() => {
    if (example !== undefined) {
      // Without it the example runs, and its code is not shown.
      loadPanel().then(onLoad, () => undefined);
    }
  }, [example, onLoad]);
}

/** The state of the playground, which follows the address and writes it. */
export function usePlayground() {
  const [panel, setPanel] = useState<Panel>();
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

  /** The fragment of the address of the props' state. */
  const state =
    values && panel ? panel.writeFragment(values) : PLAYGROUND_FRAGMENT;
  const change = (next: Values) => {
    setValues(next);
    const write = (loaded: Panel) => {
      setPanel(loaded);
      setFragment(loaded.writeFragment(next));
    };
    // Without it the sheet changes, and the address does not.
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

/** What the parts of the playground share. */
export type PlaygroundState = ReturnType<typeof usePlayground>;
