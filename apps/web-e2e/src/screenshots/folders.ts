import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/** The folder of the screenshots. */
export const screenshotsFolder = resolve(root, 'dist/screenshots');

/** The folder of an earlier run to compare with; undefined to take new screenshots. */
export const baselineFolder =
  process.env['SCREENSHOTS_AGAINST'] && resolve(root, process.env['SCREENSHOTS_AGAINST']);
