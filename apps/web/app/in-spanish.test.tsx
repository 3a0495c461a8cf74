import './in-spanish.testing';
import { render, screen, within } from '@testing-library/react';
import { callConsent } from '@lawyers/domain';
import { SiteTheme } from '@lawyers/ui';
import { FormHelp } from './form/form-help';
import { renderInIsland } from './islands/island.testing';
import { LongDate } from './layout/long-date';
import { openPage, pressKey } from './page-script/exit.testing';
import { articleCopy } from './pages/blog/article.copy';
import { Carousel } from './pages/home/carousel';
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

test('a date is written in Spanish', () => {
  render(<LongDate date="2026-11-22" />);

  expect(screen.getByText('22 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-22');
});

test.each([
  [1, 'Lectura de 1 minuto'],
  [9, 'Lectura de 9 minutos'],
])('an article of %d minutes says so', (minutes, text) => {
  expect(articleCopy.readingTime(minutes)).toBe(text);
});

test('the terms say which text governs, and quote the Spanish consent', () => {
  renderInIsland(
    <SiteTheme>
      <Terms />
    </SiteTheme>,
  );

  expect(screen.getByText(termsCopy.governingText ?? 'none')).toHaveTextContent(
    'valen los términos en inglés',
  );
  expect(screen.getByText(`“${callConsent.text}”`)).toBeVisible();
});

test('a slide is named by its position, and its links say where they lead', () => {
  renderInIsland(<Carousel id="reviews" label="Opiniones" slides={['Una', 'Otra']} />);

  const slide = within(screen.getByRole('group', { name: '1 de 2' }));
  expect(slide.getByRole('link', { name: 'Anterior' })).toBeVisible();
  expect(slide.getByRole('link', { name: 'Siguiente' })).toBeVisible();
});

test('the help beside a form names the line for the issue', () => {
  renderInIsland(<FormHelp issue="Partner Violence" />);

  expect(screen.getByRole('link', { name: 'Llame al 911' })).toHaveAttribute('href', 'tel:911');
  expect(screen.getByText(/Línea Nacional contra la Violencia Doméstica/)).toBeVisible();
});
