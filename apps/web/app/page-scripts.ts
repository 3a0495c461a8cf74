/**
 * The scripts that pages load with a `script` element, relative to this folder. No module may import one of them
 * (decision 7), and the build refuses that.
 */
export const pageScripts = ['entry.client.ts', 'before-hydration/before-hydration.ts'] as const;
