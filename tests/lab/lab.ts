import * as React from 'react';
import { nodeOf, settings } from './native';
import type { Shared } from './runtime';
import { around, type Phone, type Props, TestScreen } from './screen';

export type { Phone, Props };

type Methods = Record<string, ((...values: unknown[]) => unknown) | undefined>;
type Handler = (event: object, context: object) => void;

const CALLBACKS = ['onAnimate', 'onChange', 'onClose', 'onDismiss'];

/** Sheets on a screen, their calls, and the actions of a user. */
export class SheetHarness extends TestScreen {
  /** What the package called, in order, such as `onChange(1)`. */
  calls: string[] = [];
  /** All arguments of the last call of each callback. */
  readonly last: Record<string, unknown[]> = {};
  private readonly refs: Record<string, React.RefObject<Methods | null>> = {};
  private readonly values: Record<string, { position: Shared; index: Shared }> =
    {};
  private readonly callbacks: Record<string, { own: unknown; call: unknown }> =
    {};
  private shown: Record<string, Props> = {};
  private stackMethods: Methods = {};

  /** An element of a component of the package. */
  element(name: string, props: Props = {}, ...children: React.ReactNode[]) {
    const exported = name === 'BottomSheet' ? 'default' : name;
    const component = this.library[exported] as React.FC<Props>;
    return React.createElement(component, props, ...children);
  }

  /** Renders the sheet, or the modal of a name, with some props changed. */
  show(props: Props | null, name = ''): this {
    const { [name]: last, ...others } = this.shown;
    this.shown = props
      ? { ...this.shown, [name]: { ...last, ...props } }
      : others;
    const sheets = Object.entries(this.shown).map((one) => this.sheet(...one));
    const stack = React.createElement(this.Stack, { key: ' ' });
    return this.render(
      name === '' && sheets[0]
        ? sheets[0]
        : this.element('BottomSheetModalProvider', {}, stack, ...sheets),
    );
  }

  /** Renders the sheet with two points, at 600 and 300 in 800. */
  fixed(props: Props = {}): this {
    return this.show({ ...points, ...props });
  }

  /** Renders an input, or a list, as the content. */
  input(name?: string): this {
    return this.show({ children: this.element('BottomSheetTextInput') }, name);
  }

  list(): this {
    return this.show({ children: this.element('BottomSheetScrollView') });
  }

  /** Sends an event of the list, such as `onEndDrag`, with its offset. */
  scroll(event: string, y: number): this {
    const list = this.all('ScrollView').find(({ props }) => props.onScroll);
    const handlers = list?.props.onScroll as Record<string, Handler>;
    this.runtime.native(() => handlers[event]?.({ contentOffset: { y } }, {}));
    return this.settle();
  }

  private readonly Stack = () => {
    this.stackMethods = (this.library.useBottomSheetModal as () => Methods)();
    return null;
  };

  /** An element of a sheet, or of a modal with a name, whose calls are kept. */
  sheet(name: string, props: Props) {
    const component = name === '' ? 'BottomSheet' : 'BottomSheetModal';
    const prefix = name === '' ? '' : `${name}.`;
    const values = (this.values[name] ??= {
      position: this.runtime.make(NaN),
      index: this.runtime.make(NaN),
    });
    const callbacks = CALLBACKS.map((callback) => {
      const own = props[callback] as ((...all: unknown[]) => void) | undefined;
      const known = this.callbacks[prefix + callback];
      const recorded = (...given: unknown[]) => {
        this.last[prefix + callback] = given;
        const shown = given.slice(0, callback === 'onAnimate' ? 2 : 1);
        this.calls.push(`${prefix}${callback}(${shown.join(', ')})`);
        own?.(...given);
      };
      // As in an app, a function changes when the one in the props does.
      const call = known?.own === own && known ? known.call : recorded;
      this.callbacks[prefix + callback] = { own, call };
      return [callback, call];
    });
    return this.element(component, {
      children: this.element('BottomSheetView', {}, `content ${name}`),
      ...props,
      ...(Object.fromEntries(callbacks) as Props),
      animatedPosition: values.position,
      animatedIndex: values.index,
      key: name,
      ref: (this.refs[name] ??= React.createRef<Methods>()),
    });
  }

  /** Calls a method of the ref: `close`, or `cart.present` of a named modal. */
  call(method: string, ...values: unknown[]): this {
    const [name = '', sheet = ''] = method.split('.').reverse();
    return this.act(() => this.refs[sheet]?.current?.[name]?.(...values));
  }

  /** Calls a method of `useBottomSheetModal()`, and records the result. */
  stack(method: string, ...values: unknown[]): this {
    return this.act(() => {
      const answer = this.stackMethods[method]?.(...values);
      this.calls.push(`${method}: ${String(answer)}`);
    });
  }

  /** Returns the calls since the last time. */
  take(): string[] {
    const { calls } = this;
    this.calls = [];
    return calls;
  }

  position(name = ''): unknown {
    return this.values[name]?.position.get();
  }

  index(name = ''): unknown {
    return this.values[name]?.index.get();
  }

  /** The position of the sheet, or the modals that are mounted. */
  get finalState(): string {
    return '' in this.shown ? String(this.position()) : this.texts.join(' ');
  }

  /** Handlers of the part that a finger is on. */
  protected finger: Props = {};
  private context = {};

  /** Puts a finger on the handle or the content. */
  grab(part: 'handle' | 'content' = 'handle'): this {
    this.finger = this.pan(part);
    this.context = {};
    // In v4 the first `onActive` starts the drag.
    return this.pass(['onStart' in this.finger ? 'onStart' : 'onActive'], 0);
  }

  move(translationY: number): this {
    return this.pass(['onChange', 'onActive'], translationY);
  }

  release(translationY: number, velocityY = 0): this {
    const last = ['onEnd', 'onFinalize', 'onFinish'];
    return this.pass(last, translationY, velocityY);
  }

  /** A whole drag; down is positive. */
  drag(by: number, part: 'handle' | 'content' = 'handle', velocity = 0): this {
    return this.grab(part).move(by).release(by, velocity);
  }

  private pass(events: string[], translationY: number, velocityY = 0): this {
    const state = events.includes('onEnd') ? 5 : 4;
    const event = { translationY, velocityY, absoluteY: translationY, state };
    if (this.finger.enabled !== false) {
      this.runtime.native(() => {
        for (const name of events) {
          (this.finger[name] as Handler | undefined)?.(event, this.context);
        }
      });
    }
    return this.settle();
  }

  /** The gesture of a part: `Gesture.Pan()` in v5, a component in v4. */
  private pan(part: 'handle' | 'content'): Props {
    const names = {
      handle: 'BottomSheetHandleContainer',
      content: 'BottomSheetDraggableView',
    };
    const detector = this.all('GestureDetector', 'PanGestureHandler').find(
      (each) => around(each).includes(names[part]),
    );
    const { gesture = {}, onGestureEvent = {} } = detector?.props ?? {};
    return settings.get(gesture as object) ?? (onGestureEvent as Props);
  }

  press(title: string): this {
    const button = this.all('Button').find(
      ({ props }) => props.title === title,
    );
    return this.act(button?.props.onPress as () => void);
  }

  /** Presses the back button of Android. */
  back(): this {
    return this.act(() => {
      this.native.emit('hardwareBackPress', {});
    });
  }

  /** Gives an input of the sheet the focus, if there is one. */
  focus(): this {
    const [input] = this.all('TextInput');
    if (!input) return this;
    this.native.focused = input.instance;
    const onFocus = input.props.onFocus as (event: object) => unknown;
    const event = { nativeEvent: { target: nodeOf(input.instance) } };
    return this.act(() => onFocus(event));
  }

  /** Shows a keyboard of a height, or hides it with 0. */
  keyboard(height: number): this {
    const { platform = 'ios', window = 800 } = this.phone;
    const when = platform === 'ios' ? 'Will' : 'Did';
    return this.act(() => {
      this.native.emit(`keyboard${when}${height > 0 ? 'Show' : 'Hide'}`, {
        duration: 250,
        easing: 'keyboard',
        endCoordinates: { height, screenY: window - height },
      });
    });
  }
}

/** Points at 600 and 300 in a window of 800. */
export const points = { snapPoints: [200, 500], enableDynamicSizing: false };

/** Props of the views with a label for screen readers. */
export const labeled = (lab: SheetHarness, label: string): Props[] =>
  lab
    .all('View')
    .map(({ props }) => props)
    .filter(({ accessibilityLabel }) => accessibilityLabel === label);

/** A sheet that was rendered and measured, and starts to move. */
export const mount = (props: Props = {}, phone: Phone = {}): SheetHarness =>
  new SheetHarness(phone).show(props);

/** A sheet that has come to rest. */
export function open(props: Props = {}, phone: Phone = {}): SheetHarness {
  const lab = mount(props, phone).finish();
  lab.take();
  return lab;
}

/** A provider with modals, none of them presented. */
export function modals(
  all: Record<string, Props>,
  phone: Phone = {},
): SheetHarness {
  const lab = new SheetHarness(phone);
  Object.entries(all).forEach(([name, props]) => lab.show(props, name));
  return lab;
}
