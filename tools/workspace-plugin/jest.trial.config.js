import { jestConfig } from '../../jest.preset.js';

// A separate target, because it takes minutes.
export default jestConfig({
  displayName: 'generators',
  environment: 'node',
  testMatch: ['<rootDir>/trial/*.trial.ts'],
  testTimeout: 600_000,
});
