import { jestConfig } from '../../jest.preset.js';

export default jestConfig({
  displayName: 'web',
  environment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  // These tests end last, and by default Jest would leave a core idle.
  maxWorkers: '100%',
  // Only Vite can resolve the URLs of pictures.
  moduleNameMapper: {
    '/(avatars|confirm-picture|site-pictures)$': '<rootDir>/app/pictures/site-pictures.testing.ts',
  },
});
