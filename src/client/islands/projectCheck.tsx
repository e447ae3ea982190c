// The island of the form "Check my project", whose code is loaded at its first use.
import { useEffect, type ComponentType, type ReactNode } from 'react';
import {
  SAVED_TEXT,
  savedInEntry,
} from '@site/src/components/ProjectCheck/savedText';
import {
  hasSavedState,
  isNewDeploymentLive,
  stateProviders,
} from '@site/src/runtime/deployment';
import type { Hydrate } from './islandRegistry';
import '@site/src/components/ProjectCheck/form.module.css';

const ACTIVATION_EVENTS = [
  'focusin',
  'click',
  'change',
  'paste',
  'dragover',
  'drop',
];

let LoadedForm: ComponentType<object> | undefined;

const isChosen = ({ files }: HTMLInputElement) => Boolean(files?.length);

/** Makes a component of the form that calls `onStart` once it is interactive. */
const withReplayedEvent = (onStart: () => void) =>
  function Started(props: object): ReactNode {
    useEffect(onStart, []);
    return LoadedForm && <LoadedForm {...props} />;
  };

/**
 * Hydrates the form at its first use, which it repeats then, or at once if it was used
 * before.
 *
 * @returns a function that ends it
 */
export function start(element: HTMLElement, hydrate: Hydrate): () => void {
  const activation = new AbortController();
  const { signal } = activation;
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  let end: (() => void) | undefined;
  let last: { readonly target: EventTarget; readonly type: string } | undefined;
  let isLoading = false;

  const load = async () => {
    note.remove();
    isLoading = true;
    try {
      const module = await import(
        /* webpackChunkName: "project-check" */ '@site/src/components/ProjectCheck'
      );
      LoadedForm = module.default as ComponentType<object>;
      if (signal.aborted) return;
      activation.abort();
      end = hydrate(
        withReplayedEvent(() => {
          const chosen = [...element.querySelectorAll('input')].find(isChosen);
          const again = chosen ? { target: chosen, type: 'change' } : last;
          again?.target.dispatchEvent(new Event(again.type, { bubbles: true }));
        }),
      );
    } catch (error) {
      console.error(error);
      stateProviders.set(
        SAVED_TEXT,
        () => element.querySelector('textarea')?.value,
      );
      note.textContent =
        'The check did not start. See that you are online, and try again.';
      if (!(await isNewDeploymentLive())) element.after(note);
    } finally {
      isLoading = false;
    }
  };

  const use = (event: Event) => {
    const { type, target } = event;
    // The browser would open what is dropped.
    if (type === 'dragover' || type === 'drop') event.preventDefault();
    const button = target instanceof Element && target.closest('button');
    if (type === 'paste' && target) last = { target, type };
    if (type === 'click' && button) last = { target: button, type };
    if (!isLoading) void load();
  };

  if (LoadedForm === undefined) {
    ACTIVATION_EVENTS.forEach((type) => {
      element.addEventListener(type, use, { signal });
    });
  }
  const isUsed =
    element.contains(document.activeElement) ||
    [...element.querySelectorAll('input')].some(isChosen);
  const isSaved = hasSavedState(SAVED_TEXT) || savedInEntry() !== undefined;
  if (LoadedForm !== undefined || isSaved || isUsed) void load();
  return () => {
    activation.abort();
    // Of a form that did not load: this element is removed with its text.
    if (LoadedForm === undefined) stateProviders.delete(SAVED_TEXT);
    end?.();
  };
}
