/** What the checker knows of the library's public API. */
import type { CodeCheckData } from './data';
import json from './data.json';

export const DATA = json as CodeCheckData;

export const LIBRARY = '@gorhom/bottom-sheet';

/** Imports of files inside the package, which no version documents. */
export const DEEP_IMPORT_PREFIX = `${LIBRARY}/`;

const COMPONENTS = new Set(DATA.components);

export const isComponent = (name: string): boolean => COMPONENTS.has(name);

/** The components that are sheets: they take the sheet's props. */
export const isSheet = (name: string | undefined): boolean =>
  name === 'BottomSheet' || name === 'BottomSheetModal';

/** The lists and scroll views of the library. */
export const isScrollable = (name: string): boolean =>
  /^BottomSheet(?:FlatList|ScrollView|SectionList|VirtualizedList)$/.test(name);

/** Components that are the same in all versions. */
export const isUnchanged = (name: string): boolean =>
  DATA.unchanged.includes(name);

/** What a ref to a component holds. */
export function methodsOf(component: string): string | undefined {
  return isSheet(component) ? `${component}Methods` : undefined;
}

/** The props that a sheet passes to the component in each of its slots, by their type. */
export const PROPS_TYPE_BY_SLOT: Readonly<Record<string, string>> = {
  backdropComponent: 'BottomSheetBackdropProps',
  backgroundComponent: 'BottomSheetBackgroundProps',
  footerComponent: 'BottomSheetFooterProps',
  handleComponent: 'BottomSheetHandleProps',
};

/** Whether a type is that of the props that the component in a slot receives. */
export const isSlotPropsType = (type: string): boolean =>
  Object.values(PROPS_TYPE_BY_SLOT).includes(type.replace('Default', ''));

/** An entry of a record, and nothing that every object has. */
export function getOwn<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return record !== undefined && Object.hasOwn(record, name)
    ? record[name]
    : undefined;
}

/** Who declares a member; none, if no version has it. */
const ownerOf = (holder: string, member: string): string | undefined =>
  getOwn(getOwn(DATA.owners, holder), member);

/** `BottomSheet.snapPoints`, by which rules know `snapPoints` of a modal, too. */
export function qualifiedMemberName(holder: string, member: string): string {
  return `${ownerOf(holder, member) ?? holder}.${member}`;
}

/** Props that React takes from every element. */
const REACT_PROPS = new Set(['children', 'key', 'ref']);

/** Whether some version has the prop. */
export function isProp(component: string, name: string): boolean {
  return (
    REACT_PROPS.has(name) ||
    getOwn(DATA.newProps, component)?.includes(name) === true ||
    ownerOf(component, name) !== undefined
  );
}
