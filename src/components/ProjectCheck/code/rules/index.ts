import type { Rule } from '../rule';
import { API_RULES } from './api';
import { OLDER_RULES } from './older';
import { PLAIN_RULES } from './plain';
import { SHEET_RULES } from './sheets';

export const RULES: readonly Rule[] = [
  ...OLDER_RULES,
  ...PLAIN_RULES,
  ...SHEET_RULES,
  ...API_RULES,
];

const MORE = 'v4 accepts or returns more; code of v2 stays as it is';
const AT_RUN_TIME = 'it depends on what happens while the app runs';
const MEASURED =
  'the rules from v4 to v5 take both out for code of any version';
const NEW_DEFAULT =
  'its default has changed, so the rule is about elements without it';
const UNDONE = 'v5 does again what v2 and v3 did';

/** Rows of the migration tables that no rule has, and why. */
export const ROWS_WITHOUT_RULE: Readonly<Record<string, string>> = {
  'Stay mounted after closing': MORE,
  'A new onAnimate function, or a new animation config, on a re-render': UNDONE,
  'Inline objects and arrays as props':
    'a matter of speed, which no line of code shows',
  'handleHeight, containerHeight': MEASURED,
  'topInset, bottomInset': 'nothing has changed from v2',
  'children: nodes. A function is typed, but never called':
    'a function is taken out for code of any version',
  'expand(), collapse(), close()': MORE,
  'BottomSheetBackdrop, the rest': MORE,
  'BottomSheetView, style as one flat object': MORE,
  'BottomSheetModalProvider, TouchableOpacity, TouchableHighlight, TouchableWithoutFeedback':
    'nothing has changed',
  'BottomSheetProps, BottomSheetModalProps':
    'the rules are about the props, wherever they are written',
  'react-native-reanimated >=2.1.0': 'it is in package.json',
  'padding of BottomSheetView': UNDONE,
  'A value for handleHeight or containerHeight turns measuring off': MEASURED,
  'useBottomSheet() or useBottomSheetModal() outside is undefined': AT_RUN_TIME,
  'The whole sheet is one accessible element, "Bottom Sheet"': AT_RUN_TIME,
  'Dragging a list up to the highest point': AT_RUN_TIME,
  'close() while the keyboard hides, with keyboardBlurBehavior="restore"':
    AT_RUN_TIME,
};

/** Differences of the API that no rule is named after, and why. */
export const DIFFERENCES_WITHOUT_RULE: Readonly<Record<string, string>> = {
  useBottomSheetGestureHandlers: 'the rules are about what it returns',
  useScrollHandler: 'the rules are about what it returns',
  MODAL_STACK_BEHAVIOR: 'the rule is about the prop that takes it',
  'BottomSheet.style': MORE,
  'BottomSheetBackdrop.accessibilityHint': NEW_DEFAULT,
  'BottomSheetBackdrop.accessibilityLabel': NEW_DEFAULT,
  'BottomSheetHandle.accessibilityHint': NEW_DEFAULT,
  'BottomSheetHandle.accessibilityLabel': NEW_DEFAULT,
};
