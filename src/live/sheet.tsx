// What a demo gets for `@gorhom/bottom-sheet`: the package itself, whose two
// sheets tell the inspector of their frame what they do once it asks, take no
// focus while they are closed, take a mouse for a finger, and open at once
// where a poster has shown them open. Its touchables are those of iOS, React
// Native's: the gesture handler's bring another animation library. And the
// sheets check their props as they do in development, so that a mistake gets
// the package's own words here too.
import {
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { TouchableOpacity } from 'react-native-web';
import BottomSheet, {
  BottomSheetFlatList,
  BottomSheetModal,
  type BottomSheetProps,
} from '@gorhom/bottom-sheet';
import { usePropsValidator } from '@gorhom/bottom-sheet/lib/module/hooks/usePropsValidator';
import { FirstStartContext } from './firstStart';
import { InspectionContext } from './inspection';
import Presence from './Presence';
import Probe from './Probe';
import PullToRefresh from './PullToRefresh';

export * from '@gorhom/bottom-sheet';

type Callback = 'onChange' | 'onAnimate' | 'onClose' | 'onDismiss';

/** What both sheets have, as far as it matters here; all else is passed on. */
type Props = Pick<
  BottomSheetProps,
  | 'animateOnMount'
  | 'bottomInset'
  | 'enableContentPanningGesture'
  | 'enableDynamicSizing'
  | 'enableHandlePanningGesture'
  | 'index'
  | 'topInset'
> &
  Partial<Record<Callback, (...args: unknown[]) => void>> & {
    readonly snapPoints?: readonly (number | string)[];
    /** A modal's: what the inspector calls it. */
    readonly name?: string;
    /** A modal's may be a function, which the modal calls. */
    readonly children?: ReactNode | ((data: object) => ReactNode);
  };

const AT_ONCE = { animateOnMount: false };

/**
 * Whether a sheet needs its animation: without it, the package may ignore
 * position 0, the top of the frame, and leave the sheet closed.
 */
const opensAtTop = ({ snapPoints, index = 0 }: Props) =>
  snapPoints?.[index] === '100%';

/**
 * Makes a sheet report to the inspector.
 *
 * @param sheet - one of the package's sheets
 * @param callbacks - those of its callbacks that are logged
 * @returns a component that takes what the sheet takes
 */
function inspected<Sheet>(sheet: Sheet, callbacks: readonly Callback[]): Sheet {
  const Inner = sheet as ComponentType<Props>;
  function Inspected(props: Props): ReactNode {
    const { children, index, snapPoints, topInset, bottomInset } = props;
    const { enableDynamicSizing = true } = props;
    const { enableContentPanningGesture = true } = props;
    const { enableHandlePanningGesture = true } = props;
    usePropsValidator({
      index,
      snapPoints,
      enableDynamicSizing,
      topInset,
      bottomInset,
    });

    // A modal opens when it is presented, whatever its index.
    const isModal = !callbacks.includes('onClose');
    const opens = index !== -1 && !isModal;
    const firstStart = useContext(FirstStartContext);
    const [isShown] = useState(
      opens && firstStart !== undefined && !opensAtTop(props),
    );
    const letGo = useRef<() => void>(undefined);
    const onOpen = useCallback(() => letGo.current?.(), []);
    useLayoutEffect(() => {
      letGo.current = isShown ? firstStart?.hold() : undefined;
      return onOpen;
    }, [isShown, firstStart, onOpen]);

    const inspection = useContext(InspectionContext);
    const id = useRef(0);
    const onId = useCallback((given: number) => {
      id.current = given;
    }, []);
    const latest = useRef({ props, inspection });
    latest.current = { props, inspection };
    // The same ones at all times: when a keyboard moves the sheet, the package
    // calls those that it was first given.
    const [logged] = useState(() =>
      Object.fromEntries(
        callbacks.map((name) => [
          name,
          (...args: unknown[]) => {
            latest.current.inspection?.log(id.current, name, args);
            latest.current.props[name]?.(...args);
          },
        ]),
      ),
    );

    const withProbe = (content: ReactNode) => (
      <>
        {content}
        <Presence
          grabs={`${enableContentPanningGesture ? 'content' : ''} ${enableHandlePanningGesture ? 'handle' : ''}`}
          onOpen={onOpen}
          firstStart={isModal ? firstStart : undefined}
        />
        {inspection !== undefined && (
          <Probe inspection={inspection} name={props.name} onId={onId} />
        )}
      </>
    );
    return (
      <Inner
        {...props}
        {...logged}
        {...((isShown || (isModal && firstStart !== undefined)) && AT_ONCE)}
      >
        {typeof children === 'function'
          ? (data: object) => withProbe(children(data))
          : withProbe(children)}
      </Inner>
    );
  }
  return Inspected as Sheet;
}

interface ListProps {
  readonly refreshing?: boolean | null;
  readonly onRefresh?: (() => void) | null;
}

/**
 * Makes a list of the sheet refresh when it is pulled, which it does on phones.
 *
 * @param list - one of the package's lists
 * @returns a component that takes what the list takes
 */
function refreshable<List>(list: List): List {
  const Inner = list as ComponentType<ListProps>;
  function Refreshable(props: ListProps): ReactNode {
    const { refreshing, onRefresh } = props;
    return (
      <>
        <Inner {...props} />
        {onRefresh && (
          <PullToRefresh
            refreshing={refreshing === true}
            onRefresh={onRefresh}
          />
        )}
      </>
    );
  }
  return Refreshable as List;
}

const RefreshableFlatList = /* #__PURE__ */ refreshable(BottomSheetFlatList);

const InspectedModal = /* #__PURE__ */ inspected(BottomSheetModal, [
  'onChange',
  'onAnimate',
  'onDismiss',
]);

export {
  InspectedModal as BottomSheetModal,
  TouchableOpacity,
  RefreshableFlatList as BottomSheetFlatList,
};
export default /* #__PURE__ */ inspected(BottomSheet, [
  'onChange',
  'onAnimate',
  'onClose',
]);
