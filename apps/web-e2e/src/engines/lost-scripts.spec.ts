import { contactForm, intakeForm, intakeHref, paths } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { createAnswers } from '../visitor/form-fixtures';
import { messagesFrom, onlyMessageFrom } from '../visitor/inbox';
import { sandboxSite } from '../visitor/sandbox-site';
import { submit } from './controls';
import type { Engine } from './engine';
import { startLossySite } from './lossy-site';
import { expect, test } from './test';
import { Visitor } from './visitor';

// Whichever script of a form is lost, once or always: either the form still sends its message, or the browser itself
// posts the form, which leads to a plain page of the mail service. A note explains that page to the visitor before the
// form is posted. In both cases one mail arrives, and Back shows nothing that was typed.

const forms = {
  contact: { path: paths.contact, form: contactForm },
  intake: { path: intakeHref('Partner Violence', servedZip), form: intakeForm },
} as const;
type FormName = keyof typeof forms;

for (const name of Object.keys(forms) as FormName[]) {
  for (const times of ['once', 'always'] as const) {
    // To save time, `npm test` tests only the contact form. `npm run engines` tests the intake form too.
    const tag = name === 'contact' ? [] : ['@engines'];
    test(
      `the ${name} form when any of its scripts is lost ${times}`,
      { tag },
      async ({ engine }) => {
        // In milliseconds. The test opens a window for each script, and in WebKit, every window starts a virtual
        // display of its own.
        test.setTimeout(400_000);
        const scripts = await sendWithout(engine, name, () => false);
        expect(scripts.length).toBeGreaterThan(5);
        for (const script of scripts) {
          await test.step(script, () =>
            sendWithout(
              engine,
              name,
              (path, earlier) => path === script && (times === 'always' || earlier === 0),
            ),
          );
        }
      },
    );
  }
}

/**
 * Fills in a form and sends it as soon as the page is open, and asserts that one mail arrives, and that Back then shows
 * nothing that was typed.
 * @returns The paths of all scripts that the browser has requested in the meantime.
 */
async function sendWithout(
  engine: Engine,
  name: FormName,
  isLost: (path: string, earlier: number) => boolean,
): Promise<readonly string[]> {
  const { path, form } = forms[name];
  const answers = createAnswers();
  const site = await startLossySite(isLost);
  const window = await engine.openWindow();
  try {
    const visitor = new Visitor(window);
    await visitor.open(site.url + path);
    await visitor.fillFormAtOnce(form, answers);
    // The address of the intake form contains issue and zip code in its query. If the script that reads the query is
    // lost, the form asks for them.
    await window.call(answerIssueAndZip, servedZip);
    await visitor.click(submit());

    const outcomeNow = () => window.call(readOutcome, paths.confirm);
    await expect.poll(outcomeNow).not.toBe('none yet');
    if ((await outcomeNow()) === 'explained') {
      expect(await messagesFrom(answers.email)).toEqual([]);
      // Repeated, since the site ignores a press directly after the previous one: a visitor who clicks twice must have
      // time to read the note. The page itself sends the form if its scripts arrive meanwhile.
      const sent = [sandboxSite.formPost, new URL(paths.confirm, site.url).href];
      await expect(async () => {
        expect(sent).toContain(await window.call(pressSendAgain));
      }).toPass();
    }
    await onlyMessageFrom(answers.email);
    await visitor.go(-1);
    const { email, message } = answers;
    await visitor.seePage({ sight: 'nothing', isUsable: true }, { email, message });
    return [...new Set(site.requests.filter((requested) => requested.endsWith('.js')))];
  } finally {
    await window.close();
    site.close();
  }
}

type Outcome = 'none yet' | 'confirmed' | 'explained';

function readOutcome(confirmPath: string): Outcome {
  const note = document.querySelector<HTMLElement>('[data-form-post]');
  if (location.pathname === confirmPath) return 'confirmed';
  return note && !note.hidden && note.contains(document.activeElement) ? 'explained' : 'none yet';
}

function pressSendAgain(): string {
  document.querySelector<HTMLElement>('form[method="post"] [type="submit"]')?.click();
  return location.href;
}

function answerIssueAndZip(zip: string): void {
  const issue = document.querySelector<HTMLSelectElement>('#intake select[name="accidentId"]');
  const zipCode = document.querySelector<HTMLInputElement>('#intake input[name="zipCode"]');
  if (issue && !issue.value) issue.selectedIndex = 1;
  if (zipCode && !zipCode.value) zipCode.value = zip;
}
