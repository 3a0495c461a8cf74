import { contactForm } from './contact-form';
import { firstQuestions } from './first-questions';
import { defineForm, sentAnswers, type Form, leftAsPreset } from './form';
import { answersOf, errorsOf, filledContact, filledIntake } from './form.testing';
import { inLanguage } from './in-language.testing';
import { injuryIntakeForm } from './injury-intake-form';
import { intakeForm } from './intake-form';
import { states } from './states';

const form = defineForm(firstQuestions);
const keys = ['hurt_person', 'urgent_date', 'place_state', 'other_side', 'has_lawyer'];
const nothing = Object.fromEntries(keys.map((key) => [key, '']));

test.each<readonly [string, Form]>([
  ['intake', intakeForm],
  ['injury', injuryIntakeForm],
  ['contact', contactForm],
])('the %s form asks them all right after the message', (_name, mailForm) => {
  const all = Object.keys(mailForm);
  const start = all.indexOf('message') + 1;
  expect(all.slice(start, start + keys.length)).toEqual(keys);
});

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['missing', {}],
  ['empty', nothing],
  ['preset', Object.fromEntries(Object.entries(form).map(([key, { preset }]) => [key, preset]))],
])('%s answers are sent as empty texts, and are no presets to ask about', (_name, values) => {
  const answers = answersOf(form, values);
  expect(sentAnswers(form, answers)).toEqual(nothing);
  expect(leftAsPreset(form, answers)).toEqual([]);
});

test.each(['en', 'es'] as const)('in %s every choice is sent in English', async (tag) => {
  const { sent, options } = await inLanguage(tag, async () => {
    const localized = await import('.');
    const { hurt_person, place_state, has_lawyer } = localized.firstQuestions;
    const choices = { hurt_person, place_state, has_lawyer };
    return {
      options: place_state.options?.map(({ label }) => label) ?? [],
      sent: Object.entries(choices).map(([key, field]) =>
        field.options?.map(({ label }) => {
          const parsed = localized.parseForm(choices, { [key]: label });
          return parsed.ok ? localized.sentAnswers(choices, parsed.answers)[key] : parsed.errors;
        }),
      ),
    };
  });
  const [persons, places, lawyers] = sent;
  expect(persons).toEqual(['', 'Me', 'My child', 'An adult I help', 'Somebody who died']);
  expect([...(places ?? [])].sort()).toEqual(['', ...states]);
  expect(lawyers).toEqual(['', 'Yes', 'No']);
  expect(options.slice(1)).toEqual(
    [...options.slice(1)].sort((one, other) => one.localeCompare(other, tag)),
  );
});

test('text is sent on one line, and a made-up option or a long text is refused', () => {
  const typed = { urgent_date: ' Nov 29\n9 a.m. ', other_side: 'Núñez\tPérez; Acme & Co.' };
  expect(sentAnswers(form, answersOf(form, typed))).toEqual({
    ...nothing,
    urgent_date: 'Nov 29 9 a.m.',
    other_side: 'Núñez Pérez; Acme & Co.',
  });
  for (const [mailForm, filled] of [
    [intakeForm, filledIntake],
    [contactForm, filledContact],
  ] as const) {
    const wrong = { ...filled, hurt_person: 'Anyone', urgent_date: 'x'.repeat(201) };
    expect(errorsOf(mailForm, wrong).map(({ key }) => key)).toEqual(['hurt_person', 'urgent_date']);
  }
});
