import {
  contactForm,
  intakeForm,
  intakeHref,
  languages,
  pathIn,
  paths,
  type Language,
} from '@lawyers/domain';
import {
  contactMailParameters,
  intakeMailParameters,
  parameterDifferences,
} from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageFrom } from '../visitor/inbox';
import { sandboxSite } from '../visitor/sandbox-site';
import {
  answer,
  exitLink,
  field,
  heroForm,
  mailForm,
  menu,
  menuCloser,
  menuOpener,
  submit,
} from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

// A whole visit on a small phone, in each language, with and without scripts.

/** A date, in Spanish with a mark. */
const consent_version = /^[\d-]{10}(-es)?$/;

for (const scripting of [true, false]) {
  test.describe(scripting ? 'with scripts' : 'without scripts', () => {
    test.use({ scripting });
    test.beforeEach(({ visitor }) => visitor.window.resize(360, 740));
    for (const language of Object.keys(languages) as Language[])
      test.describe(`language ${language}`, () => describeVisit(language, scripting));
  });
}

function describeVisit(language: Language, scripting: boolean): void {
  const at = (path: string) => pathIn(language, path);
  const sent = scripting ? at(paths.confirm) : sandboxSite.formPost;
  const common = { language, answer_language: language === 'es' ? 'Spanish' : 'English' };

  async function open(visitor: Visitor, path: string): Promise<void> {
    await visitor.open(at(path));
    if (scripting) await visitor.hydrate();
  }

  test('the first screen has the heading and the form, and nothing shifts', async ({ visitor }) => {
    await visitor.open(at(paths.home));
    await visitor.seeNot(menu);
    const { heading, button } = await visitor.window.call(() => ({
      heading: document.querySelector('h1')!.getBoundingClientRect().top,
      button: document.querySelector('form [type="submit"]')!.getBoundingClientRect().bottom,
    }));
    expect(heading).toBeLessThanOrEqual(130);
    expect(button).toBeLessThanOrEqual(740);
    if (!scripting) return;
    await visitor.hydrate();
    // Only Chromium measures shifts.
    expect(await visitor.window.call(sumOfShifts)).toBe(0);
  });

  test('the menu opens and closes where the visitor is, with Exit on screen, and its links work', async ({
    visitor,
  }) => {
    await visitor.open(at(paths.about));
    await visitor.window.call(() => scrollTo(0, 500));
    const closings = [
      () => visitor.click(menuCloser),
      // Without scripts, browsers without popovers have the cross alone.
      ...(scripting ? [() => visitor.window.clickAt(20, 700), () => visitor.press('Escape')] : []),
    ];
    for (const close of closings) {
      await visitor.click(menuOpener);
      await visitor.see(menu);
      await visitor.see(exitLink);
      await close();
      await visitor.seeNot(menu);
      expect(await visitor.window.call(() => scrollY)).toBe(500);
    }
    await visitor.click(menuOpener);
    await visitor.click(`${menu}//a[@href="${at(paths.contact)}"]`);
    await visitor.seeAddress(at(paths.contact));
  });

  test('the hero refuses a wrong zip code, and the mail from the intake form holds every answer', async ({
    visitor,
  }) => {
    const zip = field('zipCode', heroForm);
    await open(visitor, paths.home);
    await visitor.choose(field('accidentId', heroForm), 'Partner Violence');
    await visitor.fill(zip, '9021');
    await visitor.click(submit(heroForm));
    if (scripting) {
      await visitor.see('//*[@aria-live="off"]', { text: expect.stringMatching(/\w/) });
      await visitor.see(`${heroForm}//*[@role="alert"]`, { text: expect.stringMatching(/\w/) });
    }
    await visitor.see(zip, { value: '9021', focused: true });
    await visitor.seeAddress(at(paths.home));

    await visitor.fill(zip, '90210');
    await visitor.press('Enter');
    await visitor.seeAddress(at(intakeHref('Partner Violence', '90210')));
    const answers = createVisitor();
    if (scripting) {
      await visitor.hydrate();
      await visitor.see(`${mailForm}//*[contains(text(), "90210")]`);
    } else await visitor.fill(field('zipCode'), '90210');
    await visitor.fillForm(intakeForm, answers);
    await visitor.choose(field('stay'), 'Headaches');
    await visitor.click(answer('fault', 'No'));
    await visitor.click(submit());
    if (!scripting) {
      // Whatever the address says: nobody has chosen it here.
      await visitor.see(field('accidentId'), { value: '', focused: true });
      await visitor.choose(field('accidentId'), 'Partner Violence');
      await visitor.click(submit());
    }

    await visitor.seeAddress(sent);
    const { parameters } = await onlyMessageFrom(answers.email);
    const chosen = {
      ...common,
      page: at(paths.intake),
      fault: 'No',
      stay: 'Headaches',
      ...(scripting && {
        consent_version,
        stay_label: 'Mental Abuse, with headaches',
        left_as_preset: 'Period, Medical, Signup',
      }),
    };
    const expected = intakeMailParameters(answers, String(parameters['inquiry_ref']), chosen);
    if (scripting) expect(parameterDifferences(parameters, expected)).toEqual([]);
    else
      expect(parameters).toMatchObject({
        ...chosen,
        zipCode: '90210',
        accidentId: 'Partner Violence',
      });
  });

  test('the mail from the contact form holds every answer, and the address in the form that every mail program knows', async ({
    visitor,
  }) => {
    // Letters outside of ASCII, which browsers convert or refuse, each in its own way, in a field for addresses.
    const ascii = createVisitor();
    const typed = { ...ascii, email: ascii.email.replace('example.com', 'peña.example') };
    const email = ascii.email.replace('example.com', 'xn--pea-8ma.example');
    await open(visitor, paths.contact);
    await visitor.fillForm(contactForm, typed);
    await visitor.choose(field('accidentId'), 'Digital Sex Abuse');
    await visitor.click(submit());

    await visitor.seeAddress(sent);
    const { parameters } = await onlyMessageFrom(scripting ? email : typed.email);
    const ref = String(parameters['inquiry_ref']);
    const path = at(paths.contact);
    const expected = {
      ...contactMailParameters({ ...typed, email }, 'Digital Sex Abuse', ref, path),
      ...common,
      consent_version,
    };
    if (scripting) expect(parameterDifferences(parameters, expected)).toEqual([]);
    else
      expect(parameters).toMatchObject({
        ...common,
        from_name: typed.user,
        phone_number: typed.phone_number,
        accidentId: 'Digital Sex Abuse',
        page: path,
      });
  });

  test('Exit opens the exit page, and a cleared form is empty after Back', async ({ visitor }) => {
    await visitor.open(at(paths.about));
    await open(visitor, paths.contact);
    const answers = createVisitor();
    await visitor.fillFormAtOnce(contactForm, answers);
    if (!scripting) await visitor.click(`${mailForm}//button[@type="reset"]`);
    const exit = await visitor.window.call(
      () => document.querySelector<HTMLAnchorElement>('[data-exit]')!.href,
    );
    await visitor.click(exitLink);
    await visitor.seeAddress(exit);
    await visitor.go(-1);
    const path = at(scripting ? paths.about : paths.contact);
    await visitor.seePage({ path, sight: 'nothing', isUsable: true }, answers);
  });
}

function sumOfShifts(): Promise<number> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) resolve(0);
    const observer = new PerformanceObserver((list) => {
      const values = list
        .getEntries()
        .map((entry) => (entry as unknown as { value: number }).value);
      resolve(values.reduce((sum, value) => sum + value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without any shift the observer never calls back.
    requestAnimationFrame(() => setTimeout(() => resolve(0)));
  });
}
