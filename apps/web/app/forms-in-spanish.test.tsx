import '@lawyers/domain/in-spanish';
import type { ReactElement } from 'react';
import { contactForm, intakeForm, ticked, type Form } from '@lawyers/domain';
import { inquiryText } from './delivery/inquiry-text';
import { renderInIsland, staticHtml } from './islands/island.testing';
import { ContactForm } from './pages/contact/contact-form.island';
import { IssueSearch } from './pages/home/issue-search.island';
import { IntakeForm } from './pages/intake/intake-form.island';

beforeEach(() => {
  document.documentElement.lang = 'es';
});

afterEach(() => document.body.replaceChildren());

function show(form: ReactElement): HTMLFormElement {
  const main = document.body.appendChild(document.createElement('main'));
  renderInIsland(form, { container: main });
  return main.querySelector('form')!;
}

const posted = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

const presets = {
  accidentId: '',
  period: 'Less than 1 Year',
  stay: 'Back or Neck Pain',
  medical: 'Yes',
  fault: 'Yes',
  signup: 'Yes',
  safe_voicemail: '',
  safe_caller: '',
  answer_language: 'Spanish',
  language: 'es',
};

test('a Spanish form posts the specified values without JavaScript', () => {
  history.replaceState(null, '', '/');
  expect(posted(show(<IntakeForm />))).toMatchObject(presets);
  document.body.replaceChildren();
  expect(posted(show(<ContactForm page="/" />))).toMatchObject({
    accidentId: 'Sex Assault',
    answer_language: 'Spanish',
    language: 'es',
  });
});

test('the hero shows Spanish labels and submits English names before hydration', () => {
  const page = document.createElement('main');
  page.innerHTML = staticHtml(<IssueSearch />);
  const options = [...page.querySelectorAll('option')];
  expect(options.map(({ text }) => text)).toContain('Violencia de pareja');
  expect(options.map(({ value }) => value)).toContain('Partner Violence');
  expect(options.filter(({ text, value }) => text === value)).toEqual([]);
});

test.each<readonly [string, Form]>([
  ['intake', intakeForm],
  ['contact', contactForm],
])('the text of the %s form for the clipboard is Spanish', (_name, form) => {
  const presets = Object.fromEntries(
    Object.entries(form).map(([key, field]) => [key, field.preset]),
  );
  const text = inquiryText(form, { ...presets, consent_calls: ticked }, 'ABCD2345');
  expect(text).toContain('Idioma que prefiere: Español');
  expect(text).toMatch(/: sí$/);
  expect(text).not.toMatch(/English|Spanish|Yes|Less than/);
});
