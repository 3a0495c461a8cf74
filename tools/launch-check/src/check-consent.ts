import { createHash } from 'node:crypto';
import type { Finding } from './finding';
import type { Launch } from './launch';

/** A mail names the version of the consent as evidence, so every version has one wording. */
export function checkConsent({ consent: { version, text, versions } }: Launch): readonly Finding[] {
  if (versions[version] === createHash('sha256').update(text).digest('hex')) return [];
  return [
    {
      item: 'consent',
      problem: `or the company in it reads otherwise than version ${version} says`,
      fix: 'Set version in libs/domain/src/consent.ts to the day of the change, run `npx nx test domain`, add the line that it prints to consent-versions.ts, and build again.',
    },
  ];
}
