/** Finds the page and the section of a version that explain each name. */
import fs from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../site/contentFiles';
import { readMdxPage } from '../../site/mdx';
import { ROOT, type DocsVersion } from '../../site/versions';
import { memberKey, loadApi } from '.';
import { readDocumentedPage, type DocumentedPage } from './documentedMembers';

const REACT_NATIVE_DOCS = 'https://reactnative.dev/docs';
const REANIMATED_DOCS =
  'https://docs.swmansion.com/react-native-reanimated/docs';

/** The docs of other libraries' types. */
const EXTERNAL_TYPES: ReadonlyMap<string, string> = new Map([
  ['AccessibilityProps', `${REACT_NATIVE_DOCS}/accessibility`],
  ['AccessibilityRole', `${REACT_NATIVE_DOCS}/accessibility#accessibilityrole`],
  ['FlatListProps', `${REACT_NATIVE_DOCS}/flatlist#props`],
  ['ScrollViewProps', `${REACT_NATIVE_DOCS}/scrollview#props`],
  ['SectionListProps', `${REACT_NATIVE_DOCS}/sectionlist#props`],
  ['TextInputProps', `${REACT_NATIVE_DOCS}/textinput#props`],
  ['TouchableHighlightProps', `${REACT_NATIVE_DOCS}/touchablehighlight#props`],
  ['TouchableOpacityProps', `${REACT_NATIVE_DOCS}/touchableopacity#props`],
  [
    'TouchableWithoutFeedbackProps',
    `${REACT_NATIVE_DOCS}/touchablewithoutfeedback#props`,
  ],
  ['ViewProps', `${REACT_NATIVE_DOCS}/view#props`],
  ['ViewStyle', `${REACT_NATIVE_DOCS}/view-style-props`],
  ['VirtualizedListProps', `${REACT_NATIVE_DOCS}/virtualizedlist#props`],
  ['ReduceMotion', `${REANIMATED_DOCS}/guides/accessibility`],
  ['SharedValue', `${REANIMATED_DOCS}/core/useSharedValue`],
  ['WithSpringConfig', `${REANIMATED_DOCS}/animations/withSpring`],
  ['WithTimingConfig', `${REANIMATED_DOCS}/animations/withTiming`],
]);

/** `owner.member` or `export` -> the address of its section. */
export type MemberSections = ReadonlyMap<string, string>;

/**
 * Finds the sections of a version that document exports and members.
 *
 * @param version - the version whose pages to search
 * @returns the address, below the base path, of every section that documents
 *   something; reads only the pages that changed since the last call
 */
export function memberSections(version: DocsVersion): MemberSections {
  const api = loadApi(version.name);
  const pages = contentFiles([path.join(ROOT, version.docs)]).flatMap((file) =>
    documentedPage(file, version),
  );
  const sections = new Map<string, string>();
  for (const page of pages) {
    const route = `${version.route}${page.route}`;
    for (const { of, name, heading } of page.members) {
      const key = memberKey(api, of, name);
      if (!sections.has(key)) {
        sections.set(key, heading.id ? `${route}#${heading.id}` : route);
      }
    }
  }
  // `BottomSheetMethods` may have no section, but a page of members.
  for (const [key, address] of [...sections]) {
    const [owner = ''] = key.split('.');
    if (!sections.has(owner)) sections.set(owner, address.replace(/#.*/, ''));
  }
  return sections;
}

/** Returns the address of a type's docs, here or of another library. */
export function typeDocsUrl(sections: MemberSections, name: string) {
  return sections.get(name) ?? EXTERNAL_TYPES.get(name);
}

/** Reads a page with members. One that does not parse has a better message elsewhere. */
function documentedPage(file: string, { docs }: DocsVersion): DocumentedPage[] {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  if (!source.includes('<Member')) return [];
  try {
    return [readDocumentedPage(readMdxPage(file), docs)];
  } catch {
    return [];
  }
}
