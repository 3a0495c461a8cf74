/** Prints what the articles say that will soon be wrong. A warning only: the launch check refuses what ended. */
import { changingLaw } from './changing-law';
import { endingLaws } from './ending-laws';

// The Swedish locale has the ISO format.
const today = new Date().toLocaleDateString('sv-SE');

for (const { until, what, places } of endingLaws(changingLaw, today)) {
  console.warn(
    `${until < today ? 'Ended' : 'Ends'} on ${until}: ${what}.\n  Rewrite: ${Object.keys(places).join(', ')}\n`,
  );
}
