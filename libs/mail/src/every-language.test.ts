/** @jest-environment node */
import * as fc from 'fast-check';
import type * as domain from '@lawyers/domain';
import { languages, type Form, type FormValues, type Language } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { arbitraryFormValues } from './arbitrary-form-values.testing';
import { exampleConfig, exampleMetadata } from './examples.testing';

const others = (Object.keys(languages) as Language[]).filter((tag) => tag !== 'en');

const load = (tag: Language) =>
  inLanguage(tag, async () => ({
    // The `import` expression would make lint treat @lawyers/domain as a lazily loaded library, and refuse its static
    // imports elsewhere.
    ...jest.requireActual<typeof domain>('@lawyers/domain'),
    ...(await import('./compose-contact-mail')),
    ...(await import('./compose-intake-mail')),
    ...(await import('./form-post')),
  }));

type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * The parameters of the intake mail and of the contact mail, after `intake` is entered into the intake form and
 * `contact` into the contact form.
 */
function sentIn({ parseForm, ...site }: Loaded, intake: FormValues, contact: FormValues) {
  const [one, other] = [parseForm(site.intakeForm, intake), parseForm(site.contactForm, contact)];
  if (!one.ok || !other.ok) throw new Error(JSON.stringify([one, other]));
  return [
    site.composeIntakeMail(one.answers, exampleMetadata, exampleConfig).parameters,
    site.composeContactMail(other.answers, exampleMetadata, exampleConfig).parameters,
  ];
}

/**
 * Form data in another language with the same meaning: typed texts unchanged, and for each chosen option the label of
 * the same option.
 */
function translated(typed: FormValues, from: Form, to: Form): FormValues {
  return Object.fromEntries(
    Object.entries(from).map(([key, { options }]) => {
      const chosen = options?.find(({ label }) => label === typed[key]);
      if (!chosen) return [key, typed[key]];
      // Options cannot be matched by value alone, since two options of `stay` share a value, nor by position, since
      // each language sorts the states. So they are matched by their position among the options of the same value.
      const alike = (all: typeof options) => all?.filter(({ value }) => value === chosen.value);
      return [key, alike(to[key]?.options)?.[alike(options)?.indexOf(chosen) ?? -1]?.label];
    }),
  );
}

test.each(others)('the same answers send the same parameters from a page in %s', async (tag) => {
  const [english, other] = [await load('en'), await load(tag)];
  const version = { consent_version: other.callConsent.version };
  const typed = fc.tuple(
    arbitraryFormValues(english.intakeForm),
    arbitraryFormValues(english.contactForm),
  );
  fc.assert(
    fc.property(typed, ([intake, contact]) => {
      expect(
        sentIn(
          other,
          translated(intake, english.intakeForm, other.intakeForm),
          translated(contact, english.contactForm, other.contactForm),
        ),
      ).toEqual(
        sentIn(english, intake, contact).map((parameters) => ({ ...parameters, ...version })),
      );
    }),
  );
});

test.each(others)(
  'a form POST from a page in %s differs from English only in the language and the consent',
  async (tag) => {
    const [english, other] = [await load('en'), await load(tag)];
    expect(other.formPost('t', {}, '/', exampleConfig).hidden).toEqual({
      ...english.formPost('t', {}, '/', exampleConfig).hidden,
      language: tag,
      consent_version: other.callConsent.version,
    });
  },
);
