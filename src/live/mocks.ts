// For tests: components that render nothing but their name and their props.
import { createElement, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
  readonly backdropComponent?: () => ReactNode;
  readonly renderItem?: (row: { item: string }) => ReactNode;
  readonly [name: string]: unknown;
}

/** What the sheet takes for props that are not given. */
const FALLBACKS: Readonly<Record<string, unknown>> = {
  index: 0,
  enableDynamicSizing: true,
  enablePanDownToClose: false,
  enableHandlePanningGesture: true,
  enableContentPanningGesture: true,
  enableOverDrag: true,
  overDragResistanceFactor: 2.5,
  detached: false,
  bottomInset: 0,
  animateOnMount: true,
};

const mock = (name: string) =>
  function Mock({ children, ...props }: Props): ReactNode {
    const given = Object.entries(props)
      .filter(([prop]) => prop !== 'ref')
      .filter(([prop, value]) => (value ?? FALLBACKS[prop]) !== FALLBACKS[prop])
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([prop, value]) => [
        prop,
        typeof value === 'function' ? 'a function' : value,
      ]);
    const { backdropComponent, renderItem } = props;
    return createElement(
      name,
      { 'data-props': JSON.stringify(given) },
      children,
      backdropComponent && createElement(backdropComponent),
      renderItem?.({ item: 'A row' }),
    );
  };

/** Instead of the package, or of what demos get for it. */
export const sheets = {
  __esModule: true,
  default: mock('sheet'),
  BottomSheetBackdrop: mock('backdrop'),
  BottomSheetFlatList: mock('list'),
  BottomSheetView: mock('view'),
};

/** Instead of React Native. */
export const native = {
  Button: mock('rn-button'),
  Text: mock('rn-text'),
  View: mock('rn-view'),
  useColorScheme: () => 'dark',
  StyleSheet: { create: (styles: object) => styles },
};

/** Instead of the gesture handler. */
export const gestures = { GestureHandlerRootView: mock('root') };
