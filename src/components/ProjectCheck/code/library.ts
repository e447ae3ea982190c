/** The library's public API, as far as the code check needs it. */
import type { CodeCheckData } from './data';
import json from './data.json';

/** The data that `scripts/code-check-data` has written. */
export const DATA = json as CodeCheckData;

export const LIBRARY = '@gorhom/bottom-sheet';

/** Imports of files inside the package, which no version documents. */
export const DEEP_IMPORT_PREFIX = `${LIBRARY}/`;

const COMPONENTS = new Set(DATA.components);

/** Whether an export is a component. */
export const isComponent = (name: string): boolean => COMPONENTS.has(name);

/** Whether a component is a sheet, which takes the sheet's props. */
export const isSheet = (name: string | undefined): boolean =>
  name === 'BottomSheet' || name === 'BottomSheetModal';

/** Whether a component is a list or scroll view of the library. */
export const isScrollable = (name: string): boolean =>
  /^BottomSheet(?:FlatList|ScrollView|SectionList|VirtualizedList)$/.test(name);

/** Whether a component is the same in all versions. */
export const isUnchanged = (name: string): boolean =>
  DATA.unchanged.includes(name);

/** The type of the methods that a ref to a sheet holds. */
export function methodsOf(component: string): string | undefined {
  return isSheet(component) ? `${component}Methods` : undefined;
}

/**
 * The props that a sheet passes to the component in each of its slots, by their type.
 */
export const PROPS_TYPE_BY_SLOT: Readonly<Record<string, string>> = {
  backdropComponent: 'BottomSheetBackdropProps',
  backgroundComponent: 'BottomSheetBackgroundProps',
  footerComponent: 'BottomSheetFooterProps',
  handleComponent: 'BottomSheetHandleProps',
};

/** Whether a type is that of the props that the component in a slot receives. */
export const isSlotPropsType = (type: string): boolean =>
  Object.values(PROPS_TYPE_BY_SLOT).includes(type.replace('Default', ''));

/** An own property of a record, not an inherited one such as `constructor`. */
export function getOwn<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return record !== undefined && Object.hasOwn(record, name)
    ? record[name]
    : undefined;
}

/** The export that declares a member; `undefined` if no version has it. */
const ownerOf = (holder: string, member: string): string | undefined =>
  getOwn(getOwn(DATA.owners, holder), member);

/**
 * The name of a member with the export that declares it: `BottomSheet.snapPoints`, also
 * for `snapPoints` of a modal.
 */
export function qualifiedMemberName(holder: string, member: string): string {
  return `${ownerOf(holder, member) ?? holder}.${member}`;
}

/** Props that React defines for every element. */
export const REACT_PROPS = new Set(['children', 'key', 'ref']);

/** Whether a component has a prop in some version. */
export function isProp(component: string, name: string): boolean {
  return (
    REACT_PROPS.has(name) ||
    getOwn(DATA.newProps, component)?.includes(name) === true ||
    ownerOf(component, name) !== undefined
  );
}
