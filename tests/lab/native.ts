import { createElement, type FC } from 'react';
import type { Platform } from './load';

type Listener = (payload: object) => void;

/** A module whose components are host elements of their name. */
export const hosts = <T extends object>(members: T): T =>
  new Proxy(members, {
    get: (_, name) =>
      Reflect.get(members, name) ??
      (/^[A-Z]/.test(String(name)) ? name : undefined),
  });

const nodes = new WeakMap<object, number>();
let newest = 0;

/** The number that the native side has for a view. */
export function nodeOf(view?: object | null): number | null {
  if (!view) return null;
  const node = nodes.get(view) ?? (newest += 1);
  nodes.set(view, node);
  return node;
}

/** Settings of each gesture, such as `onStart` and `enabled`. */
export const settings = new WeakMap<object, Record<string, unknown>>();

/** A gesture of gesture-handler's `gesture.ts`: each setting returns it. */
function gesture(): object {
  const given: Record<string, unknown> = {};
  const built: object = new Proxy(given, {
    get: (_, name) => (value: unknown) => {
      given[String(name)] = value;
      return built;
    },
  });
  settings.set(built, given);
  return built;
}

/** States of a gesture, by their numbers. */
export const STATE = {
  UNDETERMINED: 0,
  FAILED: 1,
  BEGAN: 2,
  CANCELLED: 3,
  ACTIVE: 4,
  END: 5,
};

/** React Native and gesture-handler, as far as the sheet uses them. */
export class Native {
  /** Requests of the package to the phone, such as to hide the keyboard. */
  readonly asked: string[] = [];
  /** The input that has the focus. */
  focused: object | null = null;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(
    private readonly platform: Platform,
    private readonly height: number,
  ) {}

  /** Sends an event, such as `keyboardWillShow`. */
  emit(event: string, payload: object): void {
    for (const listener of this.listeners.get(event) ?? []) listener(payload);
  }

  private readonly listen = (event: string, listener: Listener) => {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all.add(listener));
    return { remove: () => all.delete(listener) };
  };

  modules(): Record<string, object> {
    const { height, listen, platform } = this;
    const same = (value: unknown) => value;
    const TextInput: FC = (props) => createElement('TextInput', props);
    const State = { currentlyFocusedInput: () => this.focused };
    return {
      'react-native': hosts({
        TextInput: Object.assign(TextInput, { State }),
        Platform: {
          OS: platform,
          select: (by: Record<string, unknown>) => by[platform] ?? by.default,
        },
        Dimensions: {
          get: () => ({ width: 400, height }),
          addEventListener: listen,
        },
        Keyboard: {
          dismiss: () => this.asked.push('Keyboard.dismiss()'),
          addListener: listen,
        },
        BackHandler: { addEventListener: listen },
        StyleSheet: {
          absoluteFill: {},
          create: same,
          flatten: same,
          compose: (...all: unknown[]) => all,
        },
        // The lab's window is the whole screen.
        StatusBar: { currentHeight: 0 },
        findNodeHandle: nodeOf,
      }),
      'react-native-gesture-handler': hosts({
        Gesture: { Pan: gesture, Tap: gesture, Native: gesture },
        State: STATE,
      }),
    };
  }
}
