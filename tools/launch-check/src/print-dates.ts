import { datedFacts, lapses, today } from './dated-facts';

/**
 * `npm run dates`: prints those statements on the site, such as about a law or a help line, that are or will soon be
 * out of date: their known end has come, or nobody has checked them for half a year. Fails if one is out of date
 * already.
 */
const found = lapses(datedFacts, today());
for (const { what, why, files, hasLapsed } of found) {
  const state = hasLapsed ? '✗ Lapsed' : 'Soon';
  console.warn(`${state}: ${what}: ${why}.\n  Rewrite: ${files.join(', ')}\n`);
}
process.exitCode = found.some(({ hasLapsed }) => hasLapsed) ? 1 : 0;
