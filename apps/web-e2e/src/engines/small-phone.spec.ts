import type { Language } from '@lawyers/domain';
import { contactForm, intakeForm, intakeHref, pathIn, paths, site } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { createAnswers, type TypedAnswers } from '../visitor/form-fixtures';
import { onlyMessageFrom } from '../visitor/inbox';
import { sandboxSite } from '../visitor/sandbox-site';
import { exitLink, field, heroForm, mailForm, submit } from './controls';
import { expect, test } from './test';

// A complete visit on a small phone, in each language, with and without scripts.

test.beforeEach(({ visitor }) => visitor.window.resize(360, 740));

for (const language of site.languages) test.describe(language, () => describeVisit(language));

const menu = '//nav[@id="site-menu"]';

function describeVisit(language: Language): void {
  const at = (path: string) => pathIn(language, path);
  const sent = (scripting: boolean) => (scripting ? at(paths.confirm) : sandboxSite.formPost);

  async function expectMail(address: string, typed: TypedAnswers, rest: object): Promise<void> {
    const { parameters } = await onlyMessageFrom(typed.email);
    expect(parameters).toMatchObject({
      from_name: typed.user,
      phone_number: typed.phone_number,
      message: expect.stringMatching(typed.message.replace('\n', '\r?\n')),
      answer_language: language === 'es' ? 'Spanish' : 'English',
      language,
      page: at(address),
      ...rest,
    });
  }

  test('the first screen has the heading and the form', async ({ visitor }) => {
    // Repeated, because a page that a busy machine shows late is in the wider fallback fonts (decision 9).
    await expect(async () => {
      await visitor.open(at(paths.home));
      await visitor.seeNot(menu);
      const { heading, button } = await visitor.window.call(() => ({
        heading: document.querySelector('h1')!.getBoundingClientRect().top,
        button: document.querySelector('form [type="submit"]')!.getBoundingClientRect().bottom,
      }));
      expect(heading).toBeLessThanOrEqual(130);
      expect(button).toBeLessThanOrEqual(740);
    }).toPass();
  });

  test('the menu opens and closes where the visitor is, with Exit on screen, and its links work', async ({
    visitor,
    scripting,
  }) => {
    // One button opens and closes the menu. In browsers without popovers, there are two links instead: one opens the
    // menu, and the other closes it.
    const opener = '//*[@popovertarget="site-menu" or @href="#site-menu"]';
    const closer = '//*[@popovertarget="site-menu" or @href="#menu"]';
    await visitor.open(at(paths.about));
    await visitor.window.call(() => scrollTo(0, 500));
    const ways = [
      () => visitor.click(closer),
      () => visitor.window.clickAt(20, 700),
      () => visitor.press('Escape'),
    ];
    // Without scripts, in browsers without popovers, only the link with the cross closes the menu, so without scripts
    // only this way is tested.
    for (const close of scripting ? ways : ways.slice(0, 1)) {
      await visitor.click(opener);
      await visitor.see(menu);
      await visitor.see(exitLink);
      await close();
      await visitor.seeNot(menu);
      expect(await visitor.window.call(() => scrollY)).toBe(500);
    }
    await visitor.click(opener);
    await visitor.click(`${menu}//a[@href="${at(paths.contact)}"]`);
    await visitor.seeAddress(at(paths.contact));
  });

  test('the hero refuses a wrong zip code, and the mail from the intake form holds the answers', async ({
    visitor,
    scripting,
  }) => {
    const [issue, zip] = [field('accidentId', heroForm), field('zipCode', heroForm)];
    await visitor.open(at(paths.home));
    if (scripting) await visitor.hydrate();
    await visitor.choose(issue, 'Partner Violence');
    await visitor.fill(zip, '9021');
    await visitor.click(submit(heroForm));
    const errors = ['//*[@aria-live="off"]', `${heroForm}//*[@role="alert"]`];
    // Without scripts, the browser's own validation refuses the form, without these elements.
    for (const error of scripting ? errors : [])
      await visitor.see(error, { text: expect.stringMatching(/\w/) });
    await visitor.see(zip, { value: '9021', focused: true });
    await visitor.seeAddress(at(paths.home));

    await visitor.fill(zip, servedZip);
    await visitor.press('Enter');
    await visitor.seeAddress(at(intakeHref('Partner Violence', servedZip)));
    const typed = createAnswers();
    if (scripting) await visitor.hydrate();
    else await visitor.fill(field('zipCode'), servedZip);
    await visitor.fillForm(intakeForm, typed);
    await visitor.choose(field('stay'), 'Headaches');
    await visitor.check(`${field('fault')}[@value="No"]`);
    await visitor.click(submit());
    if (!scripting) {
      // Without scripts, the form ignores the query: the visitor must choose the issue here.
      await visitor.see(field('accidentId'), { value: '', focused: true });
      await visitor.choose(field('accidentId'), 'Partner Violence');
      await visitor.click(submit());
    }
    await visitor.seeAddress(sent(scripting));
    await expectMail(paths.intake, typed, {
      accidentId: 'Partner Violence',
      zipCode: servedZip,
      stay: 'Headaches',
      fault: 'No',
      medical: 'Yes',
    });
  });

  test('the mail from the contact form holds the answers, and an address that every mail program knows', async ({
    visitor,
    scripting,
  }) => {
    // An address with a letter outside ASCII. A field of type `email` would convert it in one browser and refuse it in
    // another. So the field has the type `text`, and a script converts the address. Without scripts, it is sent as
    // typed.
    const [name] = createAnswers().email.split('@');
    const typed = { ...createAnswers(), email: `${name}@peña.example` };
    const email = scripting ? `${name}@xn--pea-8ma.example` : typed.email;
    await visitor.open(at(paths.contact));
    if (scripting) await visitor.hydrate();
    await visitor.fillForm(contactForm, typed);
    await visitor.choose(field('accidentId'), 'Digital Sex Abuse');
    await visitor.click(submit());
    await visitor.seeAddress(sent(scripting));
    await expectMail(
      paths.contact,
      { ...typed, email },
      { email, accidentId: 'Digital Sex Abuse' },
    );
  });

  test('Exit opens the exit page, and a cleared form is empty after Back', async ({
    visitor,
    scripting,
  }) => {
    await visitor.open(at(paths.about));
    await visitor.open(at(paths.contact));
    if (scripting) await visitor.hydrate();
    const typed = createAnswers();
    await visitor.fillFormAtOnce(contactForm, typed);
    if (!scripting) await visitor.click(`${mailForm}//button[@type="reset"]`);
    const exit = () => document.querySelector<HTMLAnchorElement>('[data-exit]')!.href;
    const address = await visitor.window.call(exit);
    await visitor.click(exitLink);
    await visitor.seeAddress(address);
    // `visitor.go` uses `setTimeout`, which does not run in a page without scripts. There, `history.back` is called
    // directly, and the error is ignored if the page is gone before the call returns.
    const goBack = () => visitor.window.call(() => history.back()).catch(() => undefined);
    await (scripting ? visitor.go(-1) : goBack());
    const path = at(scripting ? paths.about : paths.contact);
    await visitor.seePage({ path, sight: 'nothing', isUsable: true }, typed);
  });
}
