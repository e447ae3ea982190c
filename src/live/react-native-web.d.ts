declare module 'react-native-web' {
  import type { ComponentType } from 'react';

  export const TextInput: ComponentType & { State: Record<string, unknown> };
}
