// The return type of useBottomSheetSpringConfigs names a file of Reanimated
// that is gone since 4.1: without this it is any.
declare module 'react-native-reanimated/lib/typescript/animation/springUtils' {
  import type { WithSpringConfig } from 'react-native-reanimated';

  export type SpringConfig = WithSpringConfig;
}
