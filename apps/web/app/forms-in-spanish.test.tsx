import './in-spanish.testing';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { contactForm, intakeForm, ticked, type Form } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import type * as LawyersMail from '@lawyers/mail';
import { createRecordingMailer, type RecordingMailer } from '@lawyers/mail/testing';
import { SiteTheme } from '@lawyers/ui';
import { inquiryText } from './delivery/inquiry-text';
import { renderInIsland, staticHtml } from './islands/island.testing';
import { ContactForm } from './pages/contact/contact-form.island';
import { IssueSearch } from './pages/home/issue-search.island';
import { IntakeForm } from './pages/intake/intake-form.island';

let mockMailer: RecordingMailer;

// The real mailer would call the mail service.
jest.mock('@lawyers/mail', () => ({
  ...jest.requireActual<typeof LawyersMail>('@lawyers/mail'),
  createMailer: (): LawyersMail.Mailer => ({ send: (mail) => mockMailer.send(mail) }),
}));

beforeEach(() => {
  mockMailer = createRecordingMailer();
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

test.each([
  ['intake', () => <IntakeForm />],
  ['contact', () => <ContactForm page="/" />],
])('the %s form keeps the other language, chosen before hydration', (_name, form) => {
  history.replaceState(null, '', '/');
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = staticHtml(form());
  main.querySelector<HTMLSelectElement>('[name="answer_language"]')!.value = 'English';
  renderInIsland(form(), { container: main, hydrate: true });
  expect(posted(main.querySelector('form')!)).toMatchObject({ answer_language: 'English' });
});

test('an issue that nobody chose is refused in Spanish', async () => {
  history.replaceState(null, '', `/?zipCode=${servedZip}`);
  const form = show(<IntakeForm />);
  await userEvent.click(within(form).getByRole('button', { name: 'Enviar' }));
  expect(within(form).getByRole('alert')).toHaveTextContent('Por favor, complete “Tipo de caso”.');
  expect(within(form).getByLabelText('Tipo de caso')).toHaveDisplayValue('Elija…');
});

test('the hero shows Spanish labels and submits English names before hydration', () => {
  const page = document.createElement('main');
  page.innerHTML = staticHtml(
    <SiteTheme>
      <IssueSearch />
    </SiteTheme>,
  );
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
