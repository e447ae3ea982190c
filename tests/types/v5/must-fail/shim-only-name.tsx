// must fail: no-shim at line 2, a name that only the shims have
export type { AnimateStyle } from 'react-native-reanimated';
