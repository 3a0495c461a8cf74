import type { Finding, Launch } from './launch';

/** Reports a company, firm, or brand that changed while something that names it did not. */
export function checkNames({ facts, consent, pictureBrand }: Launch): readonly Finding[] {
  const { company, firm } = consent.names;
  const names = JSON.stringify({ company: facts.company, firm: facts.responsibleFirm.name });
  const sameNames = company === facts.company && firm === facts.responsibleFirm.name;
  return [
    ...(sameNames
      ? []
      : [
          {
            item: 'consent',
            problem: `version ${consent.version} was written for ${company} and ${firm}, and mails cite it as evidence`,
            fix: `Set version in libs/domain/src/consent.ts to today, add the names ${names} for it to consent-versions.ts, run npx nx test domain, add the lines that it prints, and build again.`,
          },
        ]),
    ...(pictureBrand === facts.brand
      ? []
      : [
          {
            item: 'share pictures',
            problem: `show the brand "${pictureBrand}", but site.brand is "${facts.brand}"`,
            fix: 'Draw them again: npm run pictures -- --only open-graph. Then build.',
          },
        ]),
  ];
}
