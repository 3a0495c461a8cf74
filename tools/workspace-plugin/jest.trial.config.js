import { jestConfig } from '../../jest.preset.js';

// Minutes, not seconds: a target of its own, so that the quick tests stay quick.
export default jestConfig({
  displayName: 'generators',
  environment: 'node',
  testMatch: ['<rootDir>/trial/*.trial.ts'],
  testTimeout: 600_000,
});
