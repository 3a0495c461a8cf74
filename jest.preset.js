import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Test targets write their results to this folder (nx.json), and Jest does not create it.
mkdirSync(new URL('dist/test-results/', import.meta.url), { recursive: true });

/**
 * The Jest configuration of all projects. swc compiles TypeScript without checking types; `npx nx run workspace:types`
 * checks them.
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
    // By default, Jest does not compile what is in node_modules. Storybook and marked need it, because they contain
    // only ES modules.
    transformIgnorePatterns: ['/node_modules/(?!(@storybook|storybook|marked)/)'],
    // Jest reads every file of a project to index it. No test needs the files that React Router generates in this
    // folder, and they are not in the hash by which Nx finds the result of the target `test` in its cache. If Jest read
    // them, `npm run check-inputs` would report them as read but not declared.
    modulePathIgnorePatterns: ['/\\.react-router/'],
    clearMocks: true,
    restoreMocks: true,
    // In milliseconds. It only ends a test that hangs: on a machine that also builds and runs browsers, tests of a
    // whole form took 19 s, and Jest's default is 5 s.
    testTimeout: 300_000,
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
