import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import {
  DOCS_VERSION_NAMES,
  type DocsVersionName,
} from '../../../site/versionNames';
import {
  installData,
  linesFor,
  lineTitle,
  formatReleaseRange,
  toPackageSpecs,
} from '../../../shared/install/installData';
import {
  PACKAGE_MANAGERS,
  PROJECT_KINDS,
} from '../../../shared/install/packageManagers';
import {
  quoteCommandWords,
  parsePackageSpecs,
} from '../../../shared/install/installCommands';
import { versionByName } from '../../../site/versions';
import {
  fillComponents,
  jsxElement,
  type JsxChild,
} from '../../../shared/mdxComponents';

const INSTALL_ATTRIBUTES = ['packages', 'for', 'releases'] as const;

type InstallAttributes = Partial<
  Record<(typeof INSTALL_ATTRIBUTES)[number], string>
>;

/** The commands of one kind of app. */
interface Commands {
  readonly project: (typeof PROJECT_KINDS)[number]['id'];
  readonly title: string;
  readonly specifiers: readonly string[];
}

/** Writes the command of each package manager; the stylesheet shows one. */
function commandsHtml({ project, specifiers }: Commands): string {
  return PACKAGE_MANAGERS.flatMap((manager) => {
    const [program, ...packages] = quoteCommandWords(
      manager[project],
      specifiers,
    );
    return [
      `<span class="in" data-install-option="${manager.id}">`,
      `<i class="hl-comment"># ${manager.label}\n</i>`,
      `<span class="hl-function">${program}</span>`,
      ...packages.map(
        (word) =>
          ` <span class="hl-string">${word.replaceAll('<', '&lt;')}</span>`,
      ),
      '\n</span>',
    ];
  }).join('');
}

function commandBlock(commands: Commands, title?: string): MdxJsxFlowElement {
  return jsxElement('CodeBlock', [], {
    language: 'bash',
    title,
    html: commandsHtml(commands),
  });
}

/** Lists the commands for apps without Expo, the newest React Native first. */
function commandsOfReleases(docs: DocsVersionName): Commands[] {
  return linesFor(docs).map((line) => ({
    project: 'cli',
    title: lineTitle(line),
    specifiers: toPackageSpecs(line.packages),
  }));
}

/** Lists the commands of `<Install for="v5" />`. */
function commandsOfVersion(docs: DocsVersionName): Commands[] {
  const expo = installData.expo.find((line) => line.docs === docs);
  const [newest] = commandsOfReleases(docs);
  const ofExpo: Commands | undefined = expo && {
    project: 'expo',
    title: `Expo SDK ${formatReleaseRange(expo.sdks)}`,
    specifiers: toPackageSpecs(expo.packages),
  };
  return [ofExpo, newest].filter((commands) => commands !== undefined);
}

function requireDocsVersion(name: string | undefined): DocsVersionName {
  const docs = DOCS_VERSION_NAMES.find((version) => version === name);
  if (docs !== undefined) return docs;
  throw new Error(
    name === undefined
      ? 'it needs packages="…" or for="v5".'
      : `for must be one of ${DOCS_VERSION_NAMES.join(', ')}.`,
  );
}

/** Makes the link below the command of the newest React Native. */
function releasesLink(docs: DocsVersionName): JsxChild[] {
  if (linesFor(docs).length === 1) return [];
  const url = `${versionByName(docs).route}/usage#install-without-expo`;
  const text = { type: 'text', value: 'Other React Native releases' } as const;
  return [
    { type: 'paragraph', children: [{ type: 'link', url, children: [text] }] },
  ];
}

function childrenOf(attributes: InstallAttributes, name: string): JsxChild[] {
  const { packages, for: version, releases } = attributes;
  if (version !== undefined && packages !== undefined) {
    throw new Error('for="…" names the packages; leave packages out.');
  }
  if (releases !== undefined) {
    if (releases !== 'all') throw new Error('releases must be "all".');
    return [
      jsxElement('InstallChoice', [], { name, hasOneProject: 'true' }),
      ...commandsOfReleases(requireDocsVersion(version)).map((commands) =>
        jsxElement('details', [
          jsxElement('summary', [{ type: 'text', value: commands.title }]),
          commandBlock(commands),
        ]),
      ),
    ];
  }
  const all: Commands[] =
    packages === undefined
      ? commandsOfVersion(requireDocsVersion(version))
      : PROJECT_KINDS.map(({ id, label }) => ({
          project: id,
          title: label,
          specifiers: parsePackageSpecs(packages),
        }));
  return [
    jsxElement('InstallChoice', [], { name }),
    ...all.map((commands) => {
      const hasLink = packages === undefined && commands.project === 'cli';
      const link = hasLink ? releasesLink(requireDocsVersion(version)) : [];
      return jsxElement(
        'div',
        [commandBlock(commands, commands.title), ...link],
        {
          'data-install-option': commands.project,
        },
      );
    }),
  ];
}

/**
 * Remark plugin: gives each `<Install>` the choice of a project and a package
 * manager, and the commands of all, so that they are in the page's HTML.
 *
 * `<Install for="v5" />` takes the packages from `src/shared/install/installLines.json`:
 * the newest Expo SDKs, and the newest React Native release. With
 * `releases="all"` it lists the command of every React Native release.
 * `<Install packages="…" />` installs other packages.
 *
 * @throws Error naming file, line and fix on a malformed `<Install>`
 */
export default function installCommands() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    fillComponents(tree, file, 'Install', INSTALL_ATTRIBUTES, (attributes) => {
      count += 1;
      return { children: childrenOf(attributes, `install-${count}`) };
    });
  };
}
