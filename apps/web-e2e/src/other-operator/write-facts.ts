import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { site, type SiteFacts } from '@lawyers/domain';

/**
 * Another operator's choices, each unlike those of `site.ts`. CI writes them over the facts of a checkout, makes the
 * pictures with this brand, and runs all tests, which must be green for whatever an operator may choose.
 * `git restore libs/domain/src` brings the own facts back.
 */
const facts: SiteFacts = {
  ...site,
  brand: 'Incomprehensible',
  company: 'Harbor Referral LLC',
  companyAddress: '1 Pier Road, Portland, Oregon',
  copyrightYear: 2031,
  responseHours: 48,
  responsibleFirm: { name: 'Reed & Hall LLP', address: '2 Pier Road, Portland, Oregon' },
  statesServed: ['Maine', 'Ohio', 'Oregon'],
  teamName: 'Night Shift',
  exit: 'https://www.nasa.gov/',
  social: [],
  languages: ['en'],
};

const domain = resolve(import.meta.dirname, '../../../../libs/domain/src');
const { stdout } = spawnSync('git', ['status', '--porcelain', domain], { encoding: 'utf8' });
if (stdout) {
  throw new Error(
    `This overwrites site.ts and own-reviews.ts, and you have changes there:\n${stdout}Commit them first, or work in another clone.`,
  );
}
writeFileSync(
  `${domain}/site.ts`,
  `import type { SiteFacts } from './site-facts';\n\nexport const site: SiteFacts = ${JSON.stringify(facts)};\n`,
);
writeFileSync(
  `${domain}/own-reviews.ts`,
  `import type { OwnReview } from './review';\n\nexport const ownReviews: readonly OwnReview[] | undefined = [];\n`,
);
