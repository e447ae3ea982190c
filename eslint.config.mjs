import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import translated from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { restrictions } = await tsImport(
  './scripts/lib/unsupportedApis.ts',
  import.meta.url,
);
const newer = restrictions();

/** Keeps the files of some folders from importing those of others. */
function noImports(files, groups, ignores = []) {
  return {
    files,
    ignores,
    rules: {
      'no-restricted-imports': ['error', { patterns: groups }],
    },
  };
}

const NO_TESTS = {
  regex: '^(@site/|\\./|(\\.\\./)+)tests/',
  message: 'Tests check the rest, so only tests import from tests/.',
};

const NO_SCRIPTS = {
  regex: '^(@site/|\\./|(\\.\\./)+)scripts/',
  message:
    'The site does not depend on its checks: what both need is in src/site/.',
};

/** Forbids imports from folders of `src/`, and from the theme. */
function noFolders(folders, message) {
  return {
    regex: `^(@site/src/|(\\.\\./)+(src/)?)(${folders})/${folders.includes('theme') ? '|^@theme/' : ''}`,
    message,
  };
}

const NO_FEATURES = noFolders(
  'client|components|demos|pages|plugins|theme',
  'What several features share takes nothing from one of them.',
);

/** A folder of `src/components` is one feature; others see its `index` alone. */
const NO_INSIDES = {
  regex: '^((\\.\\./)+|@site/src/components/)[A-Z][A-Za-z]*/.',
  caseSensitive: true,
  message:
    'What lies inside another feature is its own: import the feature, or move what both need to src/shared/.',
};

const COMPONENTS = [
  NO_INSIDES,
  noFolders(
    'client|pages|plugins|theme',
    'Features do not know where they are shown.',
  ),
];

/** The form of a checker; its engine also runs in a worker, in scripts and tests. */
const NO_FORM = {
  regex: '^(\\.\\./)+[A-Z]\\w*$',
  caseSensitive: true,
  message: 'An engine does not know the form that shows its answers.',
};

/** What the folders of `src/` do not import, apart from tests and scripts. */
const RULES = {
  site: [
    noFolders(
      'runtime|shared',
      'src/site/ takes nothing from the rest of src/.',
    ),
    NO_FEATURES,
  ],
  runtime: [
    noFolders('shared', 'src/runtime/ takes only src/site/.'),
    NO_FEATURES,
  ],
  shared: [NO_FEATURES],
  components: COMPONENTS,
  'components/ProjectCheck/*': [...COMPONENTS, NO_FORM],
  client: [noFolders('pages|plugins', 'Both know the client.')],
  theme: [noFolders('pages|plugins', 'Both know the theme.')],
  plugins: [noFolders('pages', 'Plugins do not know single pages.')],
};

const NO_TEMPLATE_CLASSES = {
  selector: 'JSXAttribute[name.name="className"] TemplateLiteral',
  message: 'Join class names with clsx, which leaves out what is not set.',
};

/** What does nothing in HTML that React does not take over. */
const NO_BEHAVIOR = [
  'JSXAttribute[name.name=/^on[A-Z]/]',
  'CallExpression[callee.name=/^use(?!Memo$|Id$|BrokenLinks$|Doc$|DocusaurusContext$)[A-Z]/]',
].map((selector) => ({
  selector,
  message:
    'It does nothing in a page whose text is HTML; make the component an island: see "Add a component with a behavior" in CONTRIBUTING.md.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/.docusaurus/**',
      '.cache/**',
      'build*/**',
      'playwright-report/**',
      'test-results/**',
      // Type-checked against their own package sets by the sample checker.
      'tests/types/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  // A longer file says at its top why it is one.
  { rules: { 'max-lines': ['error', 300] } },
  {
    // Not of tests, whose groups are functions.
    files: ['{src,scripts}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: { 'max-lines-per-function': ['error', 80] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.strict,
    ],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
      globals: { ...globals.browser, ...globals.node },
    },
    settings: { react: { version: 'detect' } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true },
      ],
      'react/prop-types': 'off',
    },
  },
  {
    // Demos are programs for React Native: the DOM's rules do not apply.
    files: ['src/demos/**'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    // What browsers run, in the oldest ones of `browserslist`.
    files: ['src/**'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/plugins/**',
      'src/**/mdx/**',
      'src/components/Demo/{programs,source}/**',
      'src/shared/sandbox/bundle/**',
      'src/client/overrides/*',
    ],
    rules: {
      'no-restricted-globals': ['error', ...newer.globals],
      'no-restricted-properties': ['error', ...newer.properties],
    },
  },
  {
    // A browser that translates a page moves its texts into elements.
    files: ['src/**/*.tsx'],
    ignores: ['src/demos/**'],
    plugins: { translated },
    rules: {
      'translated/no-conditional-text-nodes-with-siblings': 'error',
      'translated/no-return-text-nodes': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', NO_TEMPLATE_CLASSES] },
  },
  {
    // Of components in the text of pages, all but the islands and what they are
    // made of. The button that copies is served by `src/components/Code/codeBlockActions.ts`.
    files: ['src/components/**/*.tsx'],
    ignores: [
      'src/components/{CopyButton,Demo,MemberFilter,ProjectCheck,Runner,Search}/**',
      'src/components/Install/choice/**',
      '**/*.test.tsx',
    ],
    rules: {
      'no-restricted-syntax': ['error', NO_TEMPLATE_CLASSES, ...NO_BEHAVIOR],
    },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message:
            'A busy machine does less in the same time: wait for an event, or count frames with `waitForFrames`.',
        },
      ],
    },
  },
  noImports(['scripts/**'], [NO_TESTS]),
  noImports(
    ['src/**', 'docusaurus.config.ts', 'sidebars.ts'],
    [NO_TESTS, NO_SCRIPTS],
  ),
  ...Object.entries(RULES).map(([folder, rules]) =>
    noImports(
      [`src/${folder}/**`],
      [NO_TESTS, NO_SCRIPTS, ...rules],
      ['**/*.test.{ts,tsx}'],
    ),
  ),
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
);
