// What a demo gets for `@gorhom/bottom-sheet`: the package itself, whose two
// sheets tell the inspector of their frame what they do once it asks. And they
// check their props as they do in development, so that a mistake gets the
// package's own words here too.
import {
  useCallback,
  useContext,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import BottomSheet, {
  BottomSheetModal,
  type BottomSheetProps,
} from '@gorhom/bottom-sheet';
import { usePropsValidator } from '@gorhom/bottom-sheet/lib/module/hooks/usePropsValidator';
import { InspectionContext } from './inspection';
import Probe from './Probe';

export * from '@gorhom/bottom-sheet';

type Callback = 'onChange' | 'onAnimate' | 'onClose' | 'onDismiss';

/** What both sheets have, as far as it matters here; all else is passed on. */
type Props = Pick<
  BottomSheetProps,
  'index' | 'enableDynamicSizing' | 'topInset' | 'bottomInset'
> &
  Partial<Record<Callback, (...args: unknown[]) => void>> & {
    readonly snapPoints?: readonly (number | string)[];
    /** A modal's may be a function, which the modal calls. */
    readonly children?: ReactNode | ((data: object) => ReactNode);
  };

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
    usePropsValidator({
      index,
      snapPoints,
      enableDynamicSizing,
      topInset,
      bottomInset,
    });

    const inspection = useContext(InspectionContext);
    const number = useRef(0);
    const onNumber = useCallback((given: number) => {
      number.current = given;
    }, []);
    const latest = useRef(props);
    latest.current = props;
    const logged = useMemo(
      () =>
        inspection === undefined
          ? {}
          : Object.fromEntries(
              callbacks.map((name) => [
                name,
                (...args: unknown[]) => {
                  inspection.log(number.current, name, args);
                  latest.current[name]?.(...args);
                },
              ]),
            ),
      [inspection],
    );

    const withProbe = (content: ReactNode) => (
      <>
        {content}
        {inspection !== undefined && (
          <Probe inspection={inspection} onNumber={onNumber} />
        )}
      </>
    );
    return (
      <Inner {...props} {...logged}>
        {typeof children === 'function'
          ? (data: object) => withProbe(children(data))
          : withProbe(children)}
      </Inner>
    );
  }
  return Inspected as Sheet;
}

const InspectedModal = /* #__PURE__ */ inspected(BottomSheetModal, [
  'onChange',
  'onAnimate',
  'onDismiss',
]);

export { InspectedModal as BottomSheetModal };
export default /* #__PURE__ */ inspected(BottomSheet, [
  'onChange',
  'onAnimate',
  'onClose',
]);
