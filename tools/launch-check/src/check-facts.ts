import { isServed, type State } from '@lawyers/domain';
import { siteFactFaults } from '@lawyers/domain/site-facts';
import type { Finding, LaunchInputs } from './launch-inputs';
import { placeholderName, placeholdersIn } from './placeholder';
import { textsIn } from './texts-in';

/** Facts that are sentences. Unlike a name or an address, a sentence may contain "for example". */
const prose: readonly string[] = ['disclosure'];

/** Reports facts in `site.ts` that are invalid or still placeholders. */
export function* checkFacts({ facts }: LaunchInputs): Iterable<Finding> {
  const finding = (key: string, problem: string): Finding => [
    `site.${key}`,
    problem,
    `Correct ${key} in libs/domain/src/site.ts${key.startsWith('social') ? ', or take the row out' : ''}, and build again.`,
  ];
  const faults = siteFactFaults(facts);
  for (const { key, message } of faults) yield finding(key, message);
  // Otherwise, a value that is both invalid and a placeholder would be reported twice.
  if (faults.length > 0) return;

  for (const [key, text] of textsIn(facts)) {
    const isPlaceholder = !prose.includes(key) && placeholderName.test(text);
    if (isPlaceholder || placeholdersIn(text).length > 0)
      yield finding(key, `has a placeholder: "${text}"`);
  }
}

/**
 * States that may not be served by default. Adding a state to `clearedStates` in site.ts lifts its rule, unless
 * `isFinal`.
 */
const stateRules: readonly { states: readonly State[]; why: string; isFinal?: true }[] = [
  {
    states: ['Nevada', 'Washington'],
    // An operator whose forms collect such an authorization has to change this rule in the code.
    why: 'where nobody may pay for health data without an authorization that the visitor signs, and the forms collect none',
    isFinal: true,
  },
  {
    states: ['California'],
    why: 'where only a lawyer referral service with a certificate may refer clients (Bus. & Prof. Code 6155)',
  },
  {
    states: ['Maryland'],
    why: 'which forbids selling health details, whatever the visitor consents to',
  },
  {
    states: ['Connecticut', 'Nebraska', 'Texas'],
    why: 'where selling health details may need a consent of its own',
  },
];

/** Reports states that are served although their law forbids it, or before counsel has cleared them. */
export function* checkStates({ facts }: LaunchInputs): Iterable<Finding> {
  for (const { states, why, isFinal } of stateRules) {
    const refused = states.filter(
      (name) =>
        isServed(name, facts.statesServed) && (isFinal || !facts.clearedStates.includes(name)),
    );
    if (refused.length === 0) continue;
    const or = isFinal ? '' : ', or let counsel clear what remains in clearedStates';
    yield [
      'site.statesServed',
      `has ${new Intl.ListFormat('en').format(refused)}, ${why}`,
      `Take ${refused.length > 1 ? 'them' : refused[0]} out in libs/domain/src/site.ts${or} (docs/lawyer-questions.md), and build again.`,
    ];
  }
}

/** Reports a company or firm that was changed in site.ts, while the consent still names the old one. */
export function* checkNames({ facts, consent }: LaunchInputs): Iterable<Finding> {
  const { company, firm } = consent.names;
  if (company !== facts.company || firm !== facts.responsibleFirm.name) {
    const names = JSON.stringify({ company: facts.company, firm: facts.responsibleFirm.name });
    yield [
      'consent',
      `version ${consent.version} was written for ${company} and ${firm}, and mails cite it as evidence`,
      `Set date in libs/domain/src/prose/consent.ts to today, add the names ${names} for it to consent-versions.ts, run npx nx test domain, add the lines that it prints, and build again.`,
    ];
  }
}

/** Reports sample reviews. Publishing invented reviews is illegal even with a label (16 CFR 465). */
export function* checkReviews({ reviews }: LaunchInputs): Iterable<Finding> {
  const samples = reviews.filter(({ sample }) => sample);
  if (samples.length > 0) {
    yield [
      'reviews',
      `hold samples that no client wrote (${samples.length} of ${reviews.length})`,
      'In libs/domain/src/prose/own-reviews.ts set ownReviews to real ones, or to []: the home page then has no such section. Build again.',
    ];
  }
}

/** Reports placeholder mailboxes in SECURITY.md. */
export function* checkSecurity({ security }: LaunchInputs): Iterable<Finding> {
  for (const host of placeholdersIn(security)) {
    yield [
      'SECURITY.md',
      `asks for reports at ${host}, a placeholder`,
      'Write a mailbox that your team reads into SECURITY.md.',
    ];
  }
}
