import { jestConfig } from '../../jest.preset.js';

export default jestConfig({
  displayName: 'ui',
  environment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
});
