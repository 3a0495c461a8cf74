import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './layers.js';
import { moduleZones } from './modules.js';

/** The import rules for product files or for tests. */
const boundaries = (options) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      depConstraints: depConstraints(options),
      // The build's configuration imports it dynamically, pages statically.
      checkDynamicDependenciesExceptions: ['@lawyers/blog-content'],
    },
  ],
});

const pages = readdirSync(new URL('apps/web/app/pages', import.meta.url));

export default tseslint.config(
  { ignores: ['**/dist', '**/.react-router', '**/node_modules', '**/test-output'] },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    plugins: { '@nx': nx },
    rules: {
      ...boundaries({ forTests: false }),
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Index signatures are readable.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    // The layers restrict imports between projects; these rules restrict those within a project.
    files: ['{apps,libs,tools}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      // Node, packages, this workspace, parent folders, this folder; each by name.
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
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: moduleZones(pages) },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['**/*.{test,testing,trial,spec}.{ts,tsx}', '**/jest.setup.ts', 'apps/web/checks/*.ts'],
    rules: boundaries({ forTests: true }),
  },
  {
    // Colors are roles of the theme (decision 14). The brand's mark and the scenes are pictures.
    files: ['libs/ui/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/theme/palette{,.test}.ts', 'libs/ui/src/logo.tsx', '**/*.scene.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i]',
          message: 'Use a role of the theme instead of a hex color: theme.vars.palette.*',
        },
      ],
    },
  },
  {
    // Configuration imports the presets at the root, which has no layer.
    files: ['**/*.config.{js,ts}'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Commands print to the terminal.
    files: [
      'tools/**',
      'workspace/**',
      'apps/web/checks/editor.ts',
      'apps/web/settings/print-fingerprint.js',
    ],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
