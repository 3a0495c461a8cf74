/**
 * The build rewrites newer JavaScript and CSS to what ES2020 and Safari 14 know, so that the supported browsers can run
 * it (docs/browsers.md).
 */
export const browserTargets = ['es2020', 'safari14'] as const;
