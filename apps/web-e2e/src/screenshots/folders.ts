import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/** Where the pictures are kept. */
export const screenshotsFolder = resolve(root, 'dist/screenshots');

/** An earlier run's folder to compare with; undefined to take the pictures anew. */
export const baselineFolder =
  process.env['SCREENSHOTS_AGAINST'] && resolve(root, process.env['SCREENSHOTS_AGAINST']);
