// must fail: ts2322 at line 6, the return is any without the shim
import { useBottomSheetSpringConfigs } from '@gorhom/bottom-sheet';

export function useSpeed(): string {
  const configs = useBottomSheetSpringConfigs({ damping: 80 });
  return configs;
}
