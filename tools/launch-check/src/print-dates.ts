import { datedFacts, datesReport, today } from './dated-facts';

/**
 * `npm run dates`: prints those statements on the site, such as about a law or a help line, that are or will soon be
 * out of date: their known end has come, or nobody has checked them for half a year. Fails if one is out of date
 * already.
 */
const { warnings, exitCode } = datesReport(datedFacts, today());
for (const warning of warnings) console.warn(warning);
process.exitCode = exitCode;
