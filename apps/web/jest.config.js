import { jestConfig } from '../../jest.preset.js';

export default jestConfig({
  displayName: 'web',
  environment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
});
