import { jestConfig } from '../../jest.preset.js';

export default jestConfig({
  displayName: 'ui',
  environment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
});
