/** Finds the page and the section of a version that explain each name. */
import fs from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../site/contentFiles';
import { readMdxPage } from '../../site/mdx';
import { ROOT, type DocsVersion } from '../../site/versions';
import { memberKey, loadApi } from '.';
import { readDocumentedPage, type DocumentedPage } from './documentedMembers';

const REACT_NATIVE = 'https://reactnative.dev/docs';
const REANIMATED = 'https://docs.swmansion.com/react-native-reanimated/docs';

/** Where the types of other libraries are explained, by their authors. */
const EXTERNAL_TYPES: ReadonlyMap<string, string> = new Map([
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

/** `owner.member` or `export` -> the address of its section. */
export type Sections = ReadonlyMap<string, string>;

/**
 * @param version whose pages to search
 * @returns the address, below the base path, of every section that documents
 *   something; reads only the pages that changed since the last call
 */
export function memberSections(version: DocsVersion): Sections {
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

/** The address of a type's explanation, here or at its authors'. */
export function typeDocsUrl(sections: Sections, name: string) {
  return sections.get(name) ?? EXTERNAL_TYPES.get(name);
}

/** A page that does not parse fails by itself, with a better message. */
function documentedPage(file: string, { docs }: DocsVersion): DocumentedPage[] {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  if (!source.includes('<Member')) return [];
  try {
    return [readDocumentedPage(readMdxPage(file), docs)];
  } catch {
    return [];
  }
}
