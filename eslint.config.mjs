import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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

const NO_INTERFACE = noFolders(
  'client|components|islands|live|pages|plugins|theme',
  'Data and what works on it do not depend on what shows it, so that scripts and tests can read them.',
);

/** The folders of the interface, and those that each imports nothing from. */
const INTERFACE = {
  live: 'client|components|islands|pages|plugins|theme',
  components: 'client|islands|pages|plugins|theme',
  islands: 'client|live|pages|plugins|theme',
  client: 'islands|live|pages|plugins|theme',
  theme: 'live|pages|plugins',
  plugins: 'live|pages',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/.docusaurus/**',
      '.cache/**',
      'build*/**',
      'tests/failing-site/build/**',
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
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message:
            'A busy machine does less in the same time: wait for an event, or count frames with `drawn`.',
        },
      ],
    },
  },
  noImports(['scripts/**'], [NO_TESTS]),
  noImports(
    ['src/**', 'docusaurus.config.ts', 'sidebars.ts'],
    [NO_TESTS, NO_SCRIPTS],
  ),
  noImports(
    ['src/{api,codeCheck,data,search,site,versionCheck}/**'],
    [NO_TESTS, NO_SCRIPTS, NO_INTERFACE],
  ),
  ...Object.entries(INTERFACE).map(([folder, others]) =>
    noImports(
      [`src/${folder}/**`],
      [
        NO_TESTS,
        NO_SCRIPTS,
        noFolders(
          others,
          `Imports in src/ go one way (see ARCHITECTURE.md), so src/${folder}/ takes nothing from there.`,
        ),
      ],
      ['**/*.test.{ts,tsx}'],
    ),
  ),
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
);
