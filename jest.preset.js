import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Where targets write their results (nx.json). Jest does not create the folder.
mkdirSync(new URL('dist/test-results/', import.meta.url), { recursive: true });

/**
 * The Jest configuration of all projects. swc compiles TypeScript without type checks, which are those of
 * `npx nx run workspace:types`.
 *
 * @param {{ displayName: string, environment: 'node' | 'jsdom' } & import('jest').Config} options
 * @returns {import('jest').Config}
 */
export function jestConfig({
  displayName,
  environment,
  setupFilesAfterEnv = [],
  moduleNameMapper = {},
  ...more
}) {
  return {
    displayName,
    testEnvironment: environment,
    setupFilesAfterEnv: [
      fileURLToPath(new URL('jest.console.ts', import.meta.url)),
      ...setupFilesAfterEnv,
    ],
    moduleNameMapper: {
      '^fast-check$': fileURLToPath(new URL('jest.fast-check.ts', import.meta.url)),
      ...moduleNameMapper,
    },
    testMatch: ['<rootDir>/**/*.test.ts?(x)'],
    transform: { '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', swcOptions] },
    // Workspace packages are linked TypeScript sources, and some packages contain only ES modules.
    transformIgnorePatterns: [
      '/node_modules/(?!(@lawyers|@storybook|storybook|postal-mime|marked)/)',
    ],
    // Jest's map of files reads every file that it finds, also generated ones.
    modulePathIgnorePatterns: ['/\\.react-router/'],
    clearMocks: true,
    restoreMocks: true,
    // Tests must pass on a busy machine.
    testTimeout: 30_000,
    ...more,
  };
}

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};
