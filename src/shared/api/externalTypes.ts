/** Where the types of other libraries are explained, by their authors. */
const REACT_NATIVE = 'https://reactnative.dev/docs';
const REANIMATED = 'https://docs.swmansion.com/react-native-reanimated/docs';

export const EXTERNAL_TYPES: ReadonlyMap<string, string> = new Map([
  ['AccessibilityProps', `${REACT_NATIVE}/accessibility`],
  ['AccessibilityRole', `${REACT_NATIVE}/accessibility#accessibilityrole`],
  ['FlatListProps', `${REACT_NATIVE}/flatlist#props`],
  ['ScrollViewProps', `${REACT_NATIVE}/scrollview#props`],
  ['SectionListProps', `${REACT_NATIVE}/sectionlist#props`],
  ['TextInputProps', `${REACT_NATIVE}/textinput#props`],
  ['TouchableHighlightProps', `${REACT_NATIVE}/touchablehighlight#props`],
  ['TouchableOpacityProps', `${REACT_NATIVE}/touchableopacity#props`],
  [
    'TouchableWithoutFeedbackProps',
    `${REACT_NATIVE}/touchablewithoutfeedback#props`,
  ],
  ['ViewProps', `${REACT_NATIVE}/view#props`],
  ['ViewStyle', `${REACT_NATIVE}/view-style-props`],
  ['VirtualizedListProps', `${REACT_NATIVE}/virtualizedlist#props`],
  ['ReduceMotion', `${REANIMATED}/guides/accessibility`],
  ['SharedValue', `${REANIMATED}/core/useSharedValue`],
  ['WithSpringConfig', `${REANIMATED}/animations/withSpring`],
  ['WithTimingConfig', `${REANIMATED}/animations/withTiming`],
]);
