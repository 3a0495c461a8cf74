import { jestConfig } from '../../jest.preset.js';

export default jestConfig({
  displayName: 'web',
  environment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  // Forms are filled in press by press, which takes its time while the other projects use the processor, too.
  testTimeout: 30_000,
  // Only Vite can name the files of pictures.
  moduleNameMapper: {
    '/avatars$': '<rootDir>/app/pictures/avatars.testing.ts',
    '/site-pictures$': '<rootDir>/app/pictures/site-pictures.testing.ts',
  },
});
