import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { API_VERSIONS } from '../../api/types';
import {
  installData,
  linesFor,
  releaseRange,
  specifiers,
} from '../../data/install';
import { PACKAGE_MANAGERS } from '../../data/packageManagers';
import { authorError } from '../shared/fail';
import { readStringAttributes } from '../shared/jsxAttributes';
import { installCommand, parsePackages } from '../../data/installCommands';

const ATTRIBUTES = [
  'packages',
  'expo',
  'for',
  'reactNative',
  'architecture',
] as const;

type Attributes = Partial<Record<(typeof ATTRIBUTES)[number], string>>;

/** What the Expo tab and the other tabs install. */
interface Tabs {
  expo: { specifiers: string[]; title?: string };
  others: { specifiers: string[]; title?: string };
}

/** `<Install packages="…" expo="…" />` */
function tabsOfPackages({ packages = '', expo = packages }: Attributes): Tabs {
  return {
    expo: { specifiers: parsePackages(expo) },
    others: { specifiers: parsePackages(packages) },
  };
}

/** `<Install for="v5" reactNative="0.83" architecture="legacy" />` */
function tabsOfVersion(attributes: Attributes): Tabs {
  const { for: name, reactNative, architecture } = attributes;
  const docs = API_VERSIONS.find((version) => version === name);
  if (docs === undefined) {
    throw new Error(`for must be one of ${API_VERSIONS.join(', ')}.`);
  }
  const lines = linesFor(docs).filter(
    (line) => architecture === undefined || line.architecture === architecture,
  );
  const line =
    reactNative === undefined
      ? lines[0]
      : lines.find((line) => line.reactNative.includes(reactNative));
  const expo = installData.expo.find((each) => each.docs === docs);
  if (line === undefined || expo === undefined) {
    throw new Error(
      `${docs} has no line for React Native ${reactNative ?? ''} ${architecture ?? ''}. Lines are in src/data/installLines.json.`,
    );
  }
  return {
    expo: {
      specifiers: specifiers(expo.packages),
      title: `Expo SDK ${releaseRange(expo.sdks)}`,
    },
    others: {
      specifiers: specifiers(line.packages),
      title: `React Native ${reactNative ?? releaseRange(line.reactNative)}`,
    },
  };
}

function readTabs(attributes: Attributes): Tabs {
  const { packages, expo, for: name, reactNative, architecture } = attributes;
  if (packages === undefined && name === undefined) {
    throw new Error('it needs packages="…" or for="v5".');
  }
  if (name === undefined) {
    if (reactNative !== undefined || architecture !== undefined) {
      throw new Error('reactNative and architecture go with for="…".');
    }
    return tabsOfPackages(attributes);
  }
  if (packages !== undefined || expo !== undefined) {
    throw new Error('for="…" names the packages; leave packages and expo out.');
  }
  return tabsOfVersion(attributes);
}

function commandFences(file: VFile, node: MdxJsxFlowElement): Code[] {
  const attributes = readStringAttributes(file, node, ATTRIBUTES);
  if (node.children.length > 0) {
    throw authorError(file, node, '<Install> takes no children.');
  }
  let tabs: Tabs;
  try {
    tabs = readTabs(attributes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw authorError(file, node, `<Install>: ${reason}`);
  }
  return PACKAGE_MANAGERS.map((manager) => {
    const tab = manager.id === 'expo' ? tabs.expo : tabs.others;
    return {
      type: 'code',
      lang: 'bash',
      meta: tab.title === undefined ? null : `title="${tab.title}"`,
      value: installCommand(manager, tab.specifiers),
      position: node.position,
    };
  });
}

/**
 * Remark plugin: gives each `<Install>` one bash fence per package manager as
 * its children, in the order of the list of managers, so that all commands are
 * in the page's HTML.
 *
 * `<Install for="v5" />` takes the packages from `src/data/installLines.json`:
 * the newest Expo SDKs, and the newest React Native release or the one that
 * `reactNative="0.83"` names, with `architecture="legacy"` where it has several
 * lines. `<Install packages="…" expo="…" />` installs other packages; the Expo
 * tab has the same ones unless `expo` is given.
 *
 * @throws Error naming file, line and fix on a malformed `<Install>`
 */
export default function installTabs() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Install') {
        throw authorError(file, node, 'put <Install> on its own line.');
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Install') {
        node.children = commandFences(file, node);
        node.attributes = [];
      }
    });
  };
}
