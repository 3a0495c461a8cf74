/** The oldest browsers whose syntax the build writes (docs/browsers.md). */
export const browserTargets = ['es2020', 'safari14'] as const;
