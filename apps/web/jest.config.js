import { jestConfig } from '../../jest.preset.js';

// A fixed time zone west of UTC, in which a date that is formatted without `timeZone: 'UTC'` is a day early.
process.env.TZ = 'America/Los_Angeles';

export default jestConfig({
  displayName: 'web',
  environment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  // Jest leaves one core idle by default. Of all projects, this one's tests end last, so nothing else needs that core.
  maxWorkers: '100%',
  // These modules import picture URLs, which only Vite can resolve.
  moduleNameMapper: {
    '/(avatars|confirm-picture|site-pictures)$': '<rootDir>/app/pictures/site-pictures.testing.ts',
  },
});
