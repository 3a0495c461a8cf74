import { datedFacts, lapses, today } from './dated-facts';

/** `npm run dates`: prints the statements that have lapsed or will soon, and fails if one has lapsed. */
const found = lapses(datedFacts, today());
for (const { what, why, files, hasLapsed } of found) {
  const state = hasLapsed ? '✗ Lapsed' : 'Soon';
  console.warn(`${state}: ${what}: ${why}.\n  Rewrite: ${files.join(', ')}\n`);
}
process.exitCode = found.some(({ hasLapsed }) => hasLapsed) ? 1 : 0;
