import type { Form } from './form';
import { inLanguage } from './in-language.testing';
import { languages, type Language } from './language';
import type { SiteFacts } from './site-facts-schema';
import { states } from './states';

const load = (tag: Language) => inLanguage(tag, () => import('.'));
const tags = Object.keys(languages) as Language[];

test.each(tags)(
  'in %s no two questions of a form, and no two options of a question, read alike',
  async (tag) => {
    const { intakeForm, injuryIntakeForm, contactForm } = await load(tag);
    for (const form of [intakeForm, injuryIntakeForm, contactForm] as readonly Form[]) {
      const fields = Object.values(form);
      for (const rows of [fields, ...fields.map(({ options = [] }) => options)])
        expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    }
  },
);

test.each([
  ['en', 'English'],
  ['es', 'Spanish'],
] as const)('a form in %s presets %s as the language of the answer', async (tag, value) => {
  const { intakeForm, contactForm } = await load(tag);
  for (const { answer_language } of [intakeForm, contactForm]) {
    const preset = answer_language.options?.find(({ label }) => label === answer_language.preset);
    expect(preset?.value).toBe(value);
  }
});

test('an operator of English alone offers no other language for the answer, and the mail names English', async () => {
  const { contactForm, parseForm, sentAnswers } = await inLanguage('en', async () => {
    const { site } = jest.requireActual<{ readonly site: SiteFacts }>('./site');
    jest.replaceProperty(site, 'languages', ['en']);
    return import('.');
  });
  const { answer_language } = contactForm;
  expect(answer_language.options?.map(({ value }) => value)).toEqual(['English']);
  // The page does not show a question with a single option: its form has that option in a hidden field (`onlyAnswers`
  // in apps/web). Form data without this field gets the preset, so the mail names the language in any case.
  const parsed = parseForm({ answer_language }, {});
  expect(parsed.ok && sentAnswers({ answer_language }, parsed.answers)).toEqual({
    answer_language: 'English',
  });
});

test('each question has an address of its own, the same in every language', async () => {
  const idsIn = async (tag: Language) => {
    const { faqTabs, moreQuestions } = await load(tag);
    return [...faqTabs.flatMap(({ entries }) => entries), ...moreQuestions].map(({ id }) => id);
  };
  const ids = await idsIn('en');
  expect(new Set(ids).size).toBe(ids.length);
  for (const tag of tags) expect(await idsIn(tag)).toEqual(ids);
});

test.each(tags)('in %s every state can be chosen, sorted by its name there', async (tag) => {
  const [notAnswered, ...options] = (await load(tag)).firstQuestions.place_state.options ?? [];
  expect(notAnswered?.value).toBe('');
  expect(options.map(({ value }) => value).sort()).toEqual(states);
  const names = options.map(({ label }) => label);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, tag)));
});

test('a form in Spanish has Spanish messages', async () => {
  const { contactForm, parseForm } = await load('es');
  const long = { user: 'x'.repeat(201), email: 'ann@', phone_number: '1', message: ' ' };
  expect(parseForm(contactForm, { ...long, accident_type: 'Violencia de pareja' })).toEqual({
    ok: false,
    errors: [
      { key: 'user', message: '“Nombre” debe tener entre 1 y 200 caracteres.' },
      {
        key: 'email',
        message: 'Por favor, revise “Correo electrónico”: no es un correo electrónico válido.',
      },
      { key: 'message', message: 'Por favor, complete “Mensaje”.' },
    ],
  });
});

test('Spanish lists only help lines that answer in Spanish, and says how', async () => {
  const { helpLineFor, helpLines, issueNames } = await load('es');
  expect(helpLines.map(({ id }) => id)).toEqual([
    ...['988', 'rainn', 'domestic-violence', 'childhelp', 'trafficking'],
    ...['stopncii', 'take-it-down', 'womenslaw'],
  ]);
  for (const { what } of helpLines) expect(what).toMatch(/español|intérprete/);
  expect(helpLines[0]).toMatchObject({ phone: '988', text: 'AYUDA al 988' });
  for (const issue of issueNames) {
    expect([undefined, ...helpLines]).toContainEqual(helpLineFor(issue));
  }
});

test('an issue keeps its English name in addresses', async () => {
  const { intakeHref, issueLabel, issueNameFrom } = await load('es');
  expect(intakeHref('Partner Violence')).toMatch(/accidentId=Partner\+Violence$/);
  expect(issueNameFrom('Violencia de pareja')).toBeUndefined();
  expect(issueLabel('Partner Violence')).toBe('Violencia de pareja');
});

test('the tabs of the questions have the titles of the requirements, in order', async () => {
  const { faqTabs } = await load('en');
  expect(faqTabs.map(({ title }) => title)).toEqual(['Why Hire a Lawyer', 'FAQ']);
});
