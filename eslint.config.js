import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/layers/src/layers.js';

export default tseslint.config(
  { ignores: ['**/dist', '**/.react-router', '**/node_modules', '**/test-output'] },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints, enforceBuildableLibDependency: false, allowCircularSelfDependency: false },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    // A route exports what the framework asks for beside its component.
    files: ['tools/**', 'apps/web/settings/print-fingerprint.ts'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
