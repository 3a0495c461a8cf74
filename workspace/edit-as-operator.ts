import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteFacts } from '@lawyers/domain';

/*
 * Makes the edits of docs/go-live.md, step 4, as another operator would. CI then checks the types, and runs the unit
 * tests and the browser tests, which must pass whatever an operator chooses. Items 2, 8, and 9 of the step are left
 * out: they are a setting of GitHub, a lawyer's corrections, and the tests. `git restore .` undoes the edits.
 *
 * It runs in an operator's own repository, too, where step 4 is done. So it replaces values whatever they are.
 */
const facts: SiteFacts = {
  brand: 'Incomprehensible',
  company: 'Harbor Referral LLC',
  companyAddress: '1 Pier Road, Portland, Oregon',
  copyrightYear: 2031,
  responseHours: 48,
  responsibleFirm: { name: 'Reed & Hall LLP', address: '2 Pier Road, Portland, Oregon' },
  statesServed: ['Maine', 'Ohio', 'Oregon', 'Texas'],
  clearedStates: ['Texas'],
  callerId: '(503) 555-0142',
  teamName: 'Night Shift',
  exit: 'https://www.nasa.gov/',
  social: [],
  languages: ['en'],
  disclosure:
    'Reed & Hall LLP is licensed in Oregon. Its lawyers are not certified as specialists.',
};
const consentDate = '2031-01-02';

const root = resolve(import.meta.dirname, '..');
const domain = 'libs/domain/src';
const changed = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout;
if (changed) {
  throw new Error(
    `This overwrites files, and you have changes:\n${changed}Commit them first, or work in another clone.`,
  );
}

// Step 4, item 1: the mailbox for security reports, and the code owners.
edit('SECURITY.md', /[\w.+-]+@[\w-]+(\.[\w-]+)+/, 'security@harbor-referral.com');
edit('CODEOWNERS', /@[\w-]+\//g, '@harbor/');
// Step 4, items 3 and 5: the facts, and English as the only language.
writeFileSync(
  join(root, domain, 'site.ts'),
  `import type { SiteFacts } from './site-facts-schema';\n\nexport const site: SiteFacts = ${JSON.stringify(facts)};\n`,
);
// Step 4, item 4. The consent to calls names company and firm, so other names need a new version of it, as
// docs/run-book.md describes: a new date, the names, the hash of the text, which `consent.test` prints when it fails
// below, and a new date of the Terms. The item also asks for new share pictures, which CI makes in a separate step.
const names = { company: facts.company, firm: facts.responsibleFirm.name };
edit(`${domain}/prose/consent.ts`, /const date = '.*'/, `const date = '${consentDate}'`);
edit(
  `${domain}/prose/consent-versions.ts`,
  /(const published: .* = \{)/,
  `$1\n  '${consentDate}': ${JSON.stringify(names)},\n`,
);
const { stdout, stderr } = spawnSync(
  'npx',
  ['jest', '--config', 'libs/domain/jest.config.js', 'consent.test'],
  { cwd: root, encoding: 'utf8' },
);
const lines = (stdout + stderr).match(new RegExp(`'${consentDate}.*': '\\w{64}',`, 'g')) ?? [];
edit(
  `${domain}/prose/consent-versions.ts`,
  /(const consentVersions: .* = \{)/,
  `$1\n${[...new Set(lines)].join('\n')}`,
);
edit('apps/web/app/pages/terms/terms.copy.ts', /updated: '.*'/, `updated: '${consentDate}'`);
// Step 4, item 6: no reviews instead of the invented ones.
edit(`${domain}/prose/own-reviews.ts`, /(const ownReviews: [^=]*= )[^;]+/, '$1[]');
// Step 4, item 7: the mailboxes of both mail templates, the promised hours, and the address of the site.
for (const name of ['contact', 'intake']) {
  const template = `libs/mail/templates/${name}/template.json`;
  edit(template, /"to": ".*"/, '"to": "help@harbor-referral.com"');
  edit(template, /"from": ".*"/, '"from": "site@harbor-referral.com"');
  const hours = `within ${facts.responseHours} hours`;
  edit(`libs/mail/templates/${name}/body.html`, /within\s+\d+\s+hours/g, hours);
}
edit(
  'libs/mail/templates/contact/body.html',
  /(href|src)="https:\/\/[\w.-]+\//g,
  '$1="https://www.harbor-referral.com/',
);

/**
 * Replaces what matches a pattern in a file.
 * @throws Error when nothing matches, because then this program no longer makes the edits that docs/go-live.md
 * describes.
 */
function edit(file: string, pattern: RegExp, replacement: string): void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (before.search(pattern) < 0)
    throw new Error(`${file} has no ${pattern}. Compare docs/go-live.md, step 4.`);
  writeFileSync(path, before.replace(pattern, replacement));
}
