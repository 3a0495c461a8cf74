import type { Figures, FigureRow } from './figures';
import type { InquiryResult } from './inquiry-result';
import { soakCommand, type SoakOptions } from './soak-options';
import { bounds, violationsOf } from './violations';

export type Run = {
  readonly options: SoakOptions;
  /** An ISO 8601 date. */
  readonly date: string;
  readonly machine: string;
  readonly minutes: number;
};

/** Returns the Markdown of `docs/reliability.md`. */
export function reliabilityDocument(
  run: Run,
  results: readonly InquiryResult[],
  figures: Figures,
): string {
  const { total, rows, violations, attempts } = figures;
  return `# Reliability, as measured

${outcome(figures)}

Written by \`npm run soak\`, which replaces these figures. What is promised, and why not more, is in [decision 8](decisions/0008-delivery-and-what-it-cannot-promise.md).

## What was done

${total.inquiries} inquiries were filled in and sent through the built site in real Chromium, ${run.options.lanes} at a time, each in a fresh context. The mail service was this workspace's mail sandbox: the same addresses, checks, and responses as the real one, with a real SMTP server behind it.

Each inquiry drew up to three faults from a seeded generator: every [kind that the sandbox has](../tools/mail-sandbox/src/fault.ts), before and after the mail was accepted, once, twice, or always; a slow preflight once, before. About one inquiry in ten met something longer than an attempt of ${bounds.attemptSeconds} s. A fault was aimed at the inquiry's own e-mail address. Preflights carry no address, so inquiries with a preflight fault ran alone at the end.

These had to hold for each inquiry:

- A confirmation has at least one mail that was there before it, with the reference shown and every field equal.
- Without a confirmation, the failure alert is shown and every field of the form is as it was.
- The outcome comes within ${bounds.seconds} s, after at most ${bounds.attempts} attempts.
- Every mail of a visitor has one reference.
- After an \`OK\` that nothing delayed, no failure alert is shown.

| Run |  |
| --- | --- |
| Command | \`${soakCommand(run.options)}\` |
| Date | ${run.date} |
| Machine | ${run.machine} |
| Took | ${run.minutes.toFixed(1)} minutes |

## Results

| Promise | Found |
| --- | --- |
| Inquiries lost (neither confirmed nor handed back whole) | **${violations.lost}** of ${total.inquiries} |
| False confirmations | **${violations.false}** of ${total.confirmed} |
| Other broken promises (time, attempts, a field, a second reference) | **${violations.broken}** |
| Slowest outcome, of at most ${bounds.seconds} s | ${figures.slowest.toFixed(1)} s (half of them within ${figures.median.toFixed(1)} s) |
| Inquiries with 1, 2, 3, more attempts | ${attempts.slice(1).join(', ')} |
| Requests that the browser sent again by itself | ${figures.repeatedByBrowser} |
| Most requests with one reference on the wire | ${figures.mostRequests} |

${violationList(run.options, results)}A row counts the inquiries that really met the fault, so one that met two stands in two rows. A duplicate is a mail beyond the first of an inquiry.

| Fault met | Inquiries | Confirmed | Failure alert | Mails | Duplicates |
| --- | ---: | ---: | ---: | ---: | ---: |
${[...rows, { ...total, name: '**All inquiries**' }].map(tableRow).join('\n')}

## What this does not show

- **The real service.** The sandbox is ours, written from the service's documentation and from responses seen elsewhere. The service may fail in other ways, may say \`OK\` and lose the mail, or may put it where nobody reads it.
- **Other devices.** All of it ran on one machine over loopback, in one browser version. There was no fading radio network, no sleeping phone, and no visitor who closes the page too early.
- **The rate limit.** The service takes one request a second; the sandbox takes any number, and responds 429 only as a fault.
- **Times** include the browser driver, and grow when others use the machine.
- **An ordinary day.** The mix of faults is far worse, so an operator sees other shares of confirmations and duplicates. ${lossRateBound(figures)}

Only a canary on the live site (\`npm run canary\`) and a person who reads the mailbox can tell whether mails arrive today.
`;
}

/** The summary in the first paragraph. */
function outcome({ total, violations }: Figures): string {
  const { lost, false: falsely } = violations;
  const count = (number: number) => (number === 0 ? 'none' : `${number}`);
  return `${total.inquiries} inquiries met random faults. Lost: ${count(lost)}. Falsely confirmed: ${count(falsely)}.`;
}

/** Lists each violation with the command that repeats it. */
function violationList(options: SoakOptions, results: readonly InquiryResult[]): string {
  const items = results.flatMap((one) =>
    violationsOf(one).map(
      ({ type, text }) =>
        `- ${type}: ${text}, with ${JSON.stringify(one.plan.faults)}; again: \`${soakCommand(options, one.plan.index)}\`\n`,
    ),
  );
  return items.length === 0 ? '' : `What did not hold:\n\n${items.join('')}\n`;
}

function tableRow({ name, inquiries, confirmed, panel, mails, duplicates }: FigureRow): string {
  return `| ${[name, inquiries, confirmed, panel, mails, duplicates].join(' | ')} |`;
}

/** The rule of three: n trials without a loss make a rate above 3/n unlikely at 95 %. */
function lossRateBound({ total, violations }: Figures): string {
  if (violations.lost > 0) return '';
  const bound = ((3 / total.inquiries) * 100).toFixed(1);
  return `${total.inquiries} inquiries without a loss make a loss rate above ${bound} % unlikely (at 95 %) for this mix of faults, and say nothing about another.`;
}
