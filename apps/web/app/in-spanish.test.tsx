import './in-spanish.testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  callConsent,
  contactForm,
  emergency,
  intakeForm,
  ticked,
  type Form,
} from '@lawyers/domain';
import { SiteFooter } from '@lawyers/ui';
import { openPage, pressKey } from '@lawyers/ui/exit-testing';
import { renderInIsland } from './hydration/island.testing';
import { inquiryText } from './inquiry/inquiry-text';
import { LongDate } from './layout/long-date';
import { ContactForm } from './pages/contact/contact-form.island';
import { Carousel } from './pages/home/carousel';
import { IntakeForm } from './pages/intake/intake-form.island';
import { termsCopy } from './pages/terms/terms.copy';
import Terms from './pages/terms/terms.route';

test('the quick exit announces how many presses are left', () => {
  const { page, announced } = openPage();
  const shift = () => pressKey('Shift', { code: 'ShiftLeft' }, page.body);
  const announcements = [shift, shift, shift].map((press) => {
    press();
    return announced();
  });

  expect(announcements).toEqual([
    'Shift, oprima 2 veces más para salir.',
    'Shift, oprima 1 vez más para salir.',
    'Saliendo de este sitio',
  ]);
  expect(page.title).toBe('Inicio');
});

test('a date is written in Spanish, without line breaks, as the same day in every time zone', () => {
  const { container } = renderInIsland(<LongDate date="2026-11-22" />);

  expect(container.innerHTML).toBe(
    '<time datetime="2026-11-22">22&nbsp;de&nbsp;noviembre&nbsp;de&nbsp;2026</time>',
  );
});

test('the help lines say how a call to 911 is answered in Spanish', () => {
  renderInIsland(<SiteFooter states={[]} homeHref="/" links={[]} social={[]} notes={[]} />);

  expect(screen.getByText(emergency.note ?? 'none')).toHaveTextContent('Diga “Spanish”');
});

test('a slide of a carousel says which one it is, and of how many', () => {
  renderInIsland(<Carousel id="a" label="Opiniones" slides={['1', '2']} />);

  expect(screen.getByRole('group', { name: '2 de 2' })).toBeInTheDocument();
});

test('the terms say which text governs, and quote the consent of the checkbox', () => {
  renderInIsland(<Terms />);

  expect(screen.getByText(termsCopy.governingText ?? 'none')).toHaveTextContent(
    'valen los términos en inglés',
  );
  expect(screen.getByText(`“${callConsent.text}”`)).toBeVisible();
});

const intakePresets = {
  accidentId: '',
  period: 'Less than 1 Year',
  stay: 'Back or Neck Pain',
  medical: 'Yes',
  fault: 'Yes',
  signup: 'Yes',
  safe_voicemail: '',
  safe_caller: '',
};

test.each<readonly [string, ReactElement, Readonly<Record<string, string>>]>([
  ['intake', <IntakeForm key="intake" />, intakePresets],
  ['contact', <ContactForm key="contact" page="/" />, { accidentId: 'Sex Assault' }],
])('the %s form posts the specified values without JavaScript', (_name, form, presets) => {
  document.documentElement.lang = 'es';
  history.replaceState(null, '', '/');
  const { container } = renderInIsland(form);
  expect(Object.fromEntries(new FormData(container.querySelector('form')!))).toMatchObject({
    ...presets,
    answer_language: 'Spanish',
    language: 'es',
  });
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
