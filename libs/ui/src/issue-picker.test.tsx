import { screen } from '@testing-library/react';
import { issueTypes } from '@lawyers/domain';
import { IssuePicker } from './issue-picker';
import { renderInTheme } from './theme.testing';

const names = issueTypes.map(({ name }) => name);

test('the issue picker is a named group of the issues’ pictures, the first chosen and the others gray', () => {
  renderInTheme(<IssuePicker legend="What happened?" />);

  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(names);
  const group = screen.getByRole('group', { name: 'What happened?' });
  expect(new Set([...group.querySelectorAll('svg')].map((svg) => svg.innerHTML)).size).toBe(
    names.length,
  );
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'Sex Assault');
  const grayNames = names.filter((name) => {
    const picture = screen.getByText(name).querySelector('svg')!;
    return getComputedStyle(picture).filter === 'grayscale(1)';
  });
  expect(grayNames).toEqual(names.slice(1));
});

test('the radio buttons belong to no form, so that only the dropdown is sent', () => {
  renderInTheme(
    <form aria-label="Find">
      <IssuePicker legend="Issue" />
    </form>,
  );

  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find' });
  expect([...new FormData(form)]).toEqual([]);
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
    expect(radio.form).toBeNull();
  }
});
