import type { VersionName } from '../../src/site/versions';
import type { KnownAny } from './anyProbe';

const COMPONENT =
  'Declared as any: it takes whatever component it is to turn into a scrollable.';
const NODE =
  "Declared as any, like React Native's own method of that name: a host node.";
const ITEM = 'Declared as any: the methods are not generic over the item.';
const REACT_NODE = 'React types the props of an element in a node as any.';
const CONTAINER =
  'Declared as React.ComponentType without props, which React fills with any.';
const NATIVE_REF =
  'Gesture-handler types the instance behind a handler ref as any.';
const ANIMATED_PROPS =
  'Comes from createAnimatedComponent around a native component.';
const SCROLL_REF = 'Reanimated types the instance of an animated ref as any.';
const CONTEXT =
  'Declared as any: each handler chooses the shape of its context.';

/**
 * What stays `any` in the published types, shims included, each with the
 * reason. The probe compares in both directions, so a new hole cannot pass
 * and a closed one cannot stay listed.
 */
export const KNOWN_ANY: Record<VersionName, readonly KnownAny[]> = {
  v5: [
    { path: 'BottomSheetFlatListMethods.getScrollableNode()', reason: NODE },
    {
      path: 'BottomSheetFlatListMethods.scrollToItem(params).item',
      reason: ITEM,
    },
    { path: 'BottomSheetModalProps.containerComponent<>', reason: CONTAINER },
    { path: 'BottomSheetProps.children<>', reason: REACT_NODE },
    { path: 'BottomSheetProps.simultaneousHandlers<>', reason: NATIVE_REF },
    { path: 'BottomSheetScrollViewMethods.getInnerViewNode()', reason: NODE },
    { path: 'BottomSheetScrollViewMethods.getScrollableNode()', reason: NODE },
    {
      path: 'BottomSheetScrollableProps.scrollEventsHandlersHook(ref)<>',
      reason: SCROLL_REF,
    },
    { path: 'BottomSheetTextInput<>', reason: ANIMATED_PROPS },
    {
      path: 'BottomSheetVirtualizedListMethods.scrollToItem(params).item',
      reason: ITEM,
    },
    {
      path: 'createBottomSheetScrollableComponent(ScrollableComponent)',
      reason: COMPONENT,
    },
  ],
  v4: [
    {
      path: 'ANIMATION_CONFIGS.reduceMotion',
      reason: 'Its type is an enum that Reanimated 3.3 does not have yet.',
    },
    { path: 'BottomSheetDraggableView.nativeGestureRef<>', reason: NATIVE_REF },
    { path: 'BottomSheetFlatListMethods.getScrollableNode()', reason: NODE },
    {
      path: 'BottomSheetFlatListMethods.scrollToItem(params).item',
      reason: ITEM,
    },
    {
      path: 'BottomSheetModal.present(data)',
      reason: 'Declared as any: data for a modal is not typed in v4.',
    },
    { path: 'BottomSheetModalProps.containerComponent<>', reason: CONTAINER },
    { path: 'BottomSheetProps.children()<>', reason: REACT_NODE },
    { path: 'BottomSheetProps.children<>', reason: REACT_NODE },
    {
      path: 'BottomSheetProps.gestureEventsHandlersHook().handleOnStart(context)',
      reason: CONTEXT,
    },
    {
      path: 'BottomSheetProps.gestureEventsHandlersHook().handleOnStart<>',
      reason: CONTEXT,
    },
    { path: 'BottomSheetScrollViewMethods.getInnerViewNode()', reason: NODE },
    { path: 'BottomSheetScrollViewMethods.getScrollableNode()', reason: NODE },
    {
      path: 'BottomSheetScrollableProps.scrollEventsHandlersHook().handleOnScroll(context)',
      reason: CONTEXT,
    },
    {
      path: 'BottomSheetScrollableProps.scrollEventsHandlersHook().handleOnScroll<>',
      reason: CONTEXT,
    },
    {
      path: 'BottomSheetScrollableProps.scrollEventsHandlersHook(ref)<>',
      reason: SCROLL_REF,
    },
    { path: 'BottomSheetTextInput<>', reason: ANIMATED_PROPS },
    {
      path: 'BottomSheetVirtualizedListMethods.scrollToItem(params).item',
      reason: ITEM,
    },
    {
      path: 'createBottomSheetScrollableComponent(ScrollableComponent)',
      reason: COMPONENT,
    },
  ],
  v2: [
    {
      path: 'BottomSheet.style<>',
      reason:
        'The published types inline the props and pick from any here; no shim can reach it.',
    },
    { path: 'BottomSheetDraggableView.nativeGestureRef<>', reason: NATIVE_REF },
    { path: 'BottomSheetProps.children<>', reason: REACT_NODE },
    {
      path: 'BottomSheetView.focusHook(deps)<>',
      reason: 'Declared as an array of any, like the dependencies of a hook.',
    },
  ],
};
