import { jestConfig } from '../../jest.preset.js';

export default jestConfig({
  displayName: 'web',
  environment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  // Only Vite can name the files of pictures.
  moduleNameMapper: { '/site-pictures$': '<rootDir>/app/pictures/site-pictures-fixture.ts' },
});
