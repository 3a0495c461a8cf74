import '@lawyers/domain/in-spanish';
import { render, screen } from '@testing-library/react';
import { callConsent } from '@lawyers/domain';
import { renderInIsland } from './islands/island.testing';
import { LongDate } from './layout/long-date';
import { openPage, pressKey } from './page-script/exit.testing';
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

test('the terms say which text governs, and quote the Spanish consent', () => {
  renderInIsland(<Terms />);

  expect(screen.getByText(termsCopy.governingText ?? 'none')).toHaveTextContent(
    'valen los términos en inglés',
  );
  expect(screen.getByText(`“${callConsent.text}”`)).toBeVisible();
});
