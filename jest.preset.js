import { fileURLToPath } from 'node:url';

/**
 * The one Jest set-up of the workspace. TypeScript is compiled by swc, so a test run does not type-check:
 * that is the `typecheck` target's work.
 *
 * @param {{ displayName: string, environment: 'node' | 'jsdom' } & import('jest').Config} options
 * @returns {import('jest').Config}
 */
export function jestConfig({ displayName, environment, ...more }) {
  return {
    displayName,
    testEnvironment: environment,
    testMatch: ['<rootDir>/**/*.test.ts?(x)'],
    transform: { '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', swcOptions] },
    // Workspace packages are TypeScript sources behind a link, and a few packages ship only ES modules.
    transformIgnorePatterns: ['/node_modules/(?!(@lawyers|postal-mime|marked)/)'],
    clearMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    reporters: ['default', fileURLToPath(new URL('workspace/jest-reporter.js', import.meta.url))],
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
