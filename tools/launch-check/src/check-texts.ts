import { createHash } from 'node:crypto';
import type { Finding, Launch } from './launch';

/** Reports a consent whose text differs from that of its version. Mails cite the version as evidence. */
export function checkConsent({ consent: { version, text, versions } }: Launch): readonly Finding[] {
  if (versions[version] === createHash('sha256').update(text).digest('hex')) return [];
  return [
    {
      item: 'consent',
      problem: `or its company differs from the text of version ${version}`,
      fix: 'Set version in libs/domain/src/consent.ts to the day of the change, run `npx nx test domain`, add the line that it prints to consent-versions.ts, and build again.',
    },
  ];
}

/** Reports sample reviews. Invented reviews are illegal, labeled or not (16 CFR 465). */
export function checkReviews({ reviews }: Launch): readonly Finding[] {
  const samples = reviews.filter(({ sample }) => sample);
  if (samples.length === 0) return [];
  return [
    {
      item: 'reviews',
      problem: `hold samples that no client wrote (${samples.length} of ${reviews.length})`,
      fix: 'In libs/domain/src/reviews.ts set reviews to real ones, or to []: the home page then has no such section. Build again.',
    },
  ];
}
