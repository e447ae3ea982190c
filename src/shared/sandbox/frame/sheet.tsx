// What a demo gets for `@gorhom/bottom-sheet`: the package itself, whose two
// sheets tell the page what they call, and the inspector where they are, take no
// focus while they are closed, take a mouse for a finger, and keep the poster
// until they have opened. They check their props as they do in development, so
// that a mistake gets the package's own words. Its touchables are React Native's:
// the gesture handler's bring another animation library.
import { useState, type ComponentType, type ReactNode } from 'react';
import { TouchableOpacity } from 'react-native-web';
import BottomSheet, {
  BottomSheetFlatList,
  BottomSheetModal,
  type BottomSheetProps,
} from '@gorhom/bottom-sheet';
import { usePropsValidator } from '@gorhom/bottom-sheet/lib/module/hooks/usePropsValidator';
import { useLatestRef } from '../../useLatestRef';
import SheetProbe from './SheetProbe';
import PullToRefresh from './PullToRefresh';
import {
  setHasModal,
  sendCall,
  type Sheet as SheetData,
} from './sheetRegistry';

export * from '@gorhom/bottom-sheet';

type Callback = 'onChange' | 'onAnimate' | 'onClose' | 'onDismiss';

/** What both sheets have, as far as it matters here; all else is passed on. */
type Props = Pick<
  BottomSheetProps,
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

/**
 * Makes one of the package's sheets report to the inspector.
 *
 * @param isModal - whether it opens when it is presented, whatever its index
 */
function withInspector(sheet: unknown, isModal: boolean): ComponentType<Props> {
  const callbacks: readonly Callback[] = [
    'onChange',
    'onAnimate',
    isModal ? 'onDismiss' : 'onClose',
  ];
  const Inner = sheet as ComponentType<Props>;
  return function Inspected(props) {
    const { children, index, name, snapPoints, topInset, bottomInset } = props;
    const { enableDynamicSizing = true } = props;
    const { enableContentPanningGesture = true } = props;
    const { enableHandlePanningGesture = true } = props;
    const insets = { topInset, bottomInset };
    usePropsValidator({ index, snapPoints, enableDynamicSizing, ...insets });

    if (isModal) setHasModal(true);
    const [data] = useState<SheetData>({
      opensOnMount: false,
      hasOpened: false,
    });
    data.name = name;
    data.opensOnMount = index !== -1 || isModal;
    const latest = useLatestRef(props);
    // The same ones at all times: when a keyboard moves the sheet, the package
    // calls those that it was first given.
    const [logged] = useState(() =>
      Object.fromEntries(
        callbacks.map((callback) => [
          callback,
          (...args: unknown[]) => {
            sendCall(data, callback, args);
            latest.current[callback]?.(...args);
          },
        ]),
      ),
    );

    const withPresence = (content: ReactNode) => (
      <>
        {content}
        <SheetProbe
          sheet={data}
          dragAreas={`${enableContentPanningGesture ? 'content' : ''} ${enableHandlePanningGesture ? 'handle' : ''}`}
        />
      </>
    );
    return (
      <Inner {...props} {...logged}>
        {typeof children === 'function'
          ? (given: object) => withPresence(children(given))
          : withPresence(children)}
      </Inner>
    );
  };
}

interface ListProps {
  readonly refreshing?: boolean | null;
  readonly onRefresh?: (() => void) | null;
}

const FlatList = BottomSheetFlatList as ComponentType<ListProps>;

/** The sheet's list, which refreshes when it is pulled, as on phones. */
function RefreshableFlatList(props: ListProps): ReactNode {
  const { refreshing, onRefresh } = props;
  return (
    <>
      <FlatList {...props} />
      {onRefresh && (
        <PullToRefresh refreshing={refreshing === true} onRefresh={onRefresh} />
      )}
    </>
  );
}

const InspectedModal = withInspector(BottomSheetModal, true);

export {
  InspectedModal as BottomSheetModal,
  TouchableOpacity,
  RefreshableFlatList as BottomSheetFlatList,
};
export default withInspector(BottomSheet, false);
