import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as jsoncParser from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';
import { depConstraints, folderZones } from './boundaries.js';

/** Files that may import development dependencies, since visitors never load them: tests, stories, configuration. */
const notShipped = [
  '**/*.{test,testing,stories,spec}.{ts,tsx}',
  '**/*.{config,setup}.{js,ts}',
  '**/.storybook/*',
];

/**
 * Returns a copy of a plugin in which the rule `name` has other error messages, which name the file of this repository
 * that has to change.
 */
const reworded = (plugin, name, messages) => {
  const rule = plugin.rules[name];
  const meta = { ...rule.meta, messages: { ...rule.meta.messages, ...messages } };
  return { ...plugin, rules: { ...plugin.rules, [name]: { ...rule, meta } } };
};
const nxPlugin = reworded(nx, 'enforce-module-boundaries', {
  // Nx's own message does not name boundaries.js, and lists every file of the circle.
  noCircularDependencies:
    'boundaries.js does not let {{sourceProjectName}} import {{targetProjectName}}: {{path}} is a circle.',
  onlyTagsConstraintViolation:
    'boundaries.js lets what is tagged {{sourceTag}} import only what is tagged {{tags}}.',
  bannedExternalImportsViolation:
    'boundaries.js does not let what is tagged {{sourceTag}} import {{imp}}.',
});
const importPlugin = reworded(importX, 'no-extraneous-dependencies', {
  // The rule's own message says to install the package, even if boundaries.js forbids this project to import it.
  missing:
    "{{packageName}} is not in this project's package.json. If boundaries.js lets this project import it, do as docs/how-to/import-something.md says.",
});

export default tseslint.config(
  { ignores: ['**/dist', '**/.react-router', '**/node_modules', '**/test-output'] },
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [...tseslint.configs.recommended, ...tseslint.configs.stylistic],
    plugins: { '@nx': nxPlugin },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { depConstraints }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Some types are easier to read as an index signature than as `Record`.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    // `@nx/enforce-module-boundaries` above applies the tables of boundaries.js to projects. These rules refuse files
    // that import each other in a circle, demand one order of imports, and refuse a package or project that is missing
    // from the importing project's package.json.
    files: ['{apps,libs,tools}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importPlugin },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      // Node's modules, packages from npm, @lawyers/*, parent folders, the same folder; alphabetical within each group.
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', ['sibling', 'index']],
          pathGroups: [{ pattern: '@lawyers/**', group: 'external', position: 'after' }],
          pathGroupsExcludedImportTypes: [],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: notShipped, includeTypes: true },
      ],
    },
  },
  {
    // Tests are exempt: a test of one folder may render components of others.
    files: ['apps/web/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,testing}.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: folderZones() },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: [
      'libs/domain/src/language{,.test}.ts',
      'libs/ui/src/theme/palette{,.test}.ts',
      'libs/ui/src/logo.tsx',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // `t` chooses the text of the page's language, and `withEnglish` does so too, and keeps the English text for
          // mails. Each language is built separately, and the build removes the texts of the others, but only from an
          // object literal in the call (decision 18). Texts that are passed as a variable would be sent to the visitor
          // in every language. The ignored language.ts defines both functions.
          selector:
            'CallExpression[callee.name=/^(t|withEnglish)$/]:not([arguments.0.type="ObjectExpression"])',
          message: 'Write the texts of all languages in the call, or every language is shipped.',
        },
        {
          // A role of the theme has one color for the light scheme and one for the dark scheme; a hex color would be
          // the same in both, and could be unreadable in one (decision 14). Of the files ignored above, the palette
          // defines the roles, and the logo looks the same in both schemes.
          selector: 'Literal[value=/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i]',
          message: 'Use a role of the theme instead of a hex color: theme.vars.palette.*',
        },
      ],
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'only',
          message: 'It skips the other tests, unseen. To run one alone, name it: -t "its name".',
        },
      ],
      'no-restricted-globals': ['error', 'fit', 'fdescribe', 'xit', 'xtest', 'xdescribe'],
    },
  },
  {
    // Each project declares the packages that it imports, so that Nx knows which projects a new version affects. Only
    // the root's package.json has version numbers.
    files: ['{apps,libs,tools}/*/package.json'],
    plugins: { '@nx': nxPlugin },
    languageOptions: { parser: jsoncParser },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          // The rule checks only projects that have this target. Every project has it.
          buildTargets: ['typecheck'],
          ignoredFiles: notShipped.map((files) => `{projectRoot}/${files}`),
        },
      ],
    },
  },
  {
    // A project's jest.config.js imports jest.preset.js from the root, which belongs to another project (`workspace`),
    // so the boundaries would refuse the import.
    files: ['**/*.config.{js,ts}'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Only command-line programs print to the terminal: those in tools and workspace, and the ignored file. The site's
    // scripts may report warnings and errors to the browser's console.
    files: ['{apps,libs}/**/*.{ts,tsx,js}'],
    ignores: ['apps/web/settings/print-cache-key.js'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  prettier,
);
