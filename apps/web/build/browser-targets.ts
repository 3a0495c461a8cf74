/** The oldest browsers for which the build writes syntax that they know (docs/browsers.md). */
export const browserTargets = ['es2020', 'safari14'] as const;
