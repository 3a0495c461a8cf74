import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IssuePicker } from './issue-picker';
import { renderInTheme } from './theme.testing';

const theSixIssues = [
  'Sex Assault',
  'Child Sex Abuse',
  'Sex Exploitation',
  'Partner Violence',
  'Workplace Sex Abuse',
  'Digital Sex Abuse',
];

function checkedNames(): readonly string[] {
  return screen
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ value }) => value);
}

function grayNames(): readonly string[] {
  return theSixIssues.filter((name) => {
    const picture = screen.getByText(name).querySelector('svg')!;
    return getComputedStyle(picture).filter === 'grayscale(1)';
  });
}

test('the six issues are radio buttons in one named group, in order, each with its own picture', () => {
  renderInTheme(<IssuePicker legend="What happened?" />);

  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(theSixIssues);
  const group = screen.getByRole('group', { name: 'What happened?' });
  expect(new Set([...group.querySelectorAll('svg')].map((svg) => svg.innerHTML)).size).toBe(6);
});

test('the value of a radio button is the name of its issue, as in the dropdown', () => {
  renderInTheme(<IssuePicker legend="Issue" />);

  for (const name of theSixIssues) {
    expect(screen.getByRole('radio', { name })).toHaveAttribute('value', name);
  }
});

test('the first issue is chosen at first, and the other pictures are gray', () => {
  renderInTheme(<IssuePicker legend="Issue" />);

  expect(checkedNames()).toEqual(['Sex Assault']);
  expect(grayNames()).toEqual(theSixIssues.slice(1));
});

test.each(theSixIssues)('a click on %s chooses it alone and gives it color', async (name) => {
  renderInTheme(<IssuePicker legend="Issue" />);

  await userEvent.click(screen.getByText(name));

  expect(checkedNames()).toEqual([name]);
  expect(grayNames()).toEqual(theSixIssues.filter((other) => other !== name));
});

test('the arrow keys move the choice', async () => {
  const user = userEvent.setup();
  renderInTheme(<IssuePicker legend="Issue" />);
  await user.tab();

  await user.keyboard('{ArrowRight}{ArrowRight}');

  expect(checkedNames()).toEqual(['Sex Exploitation']);
});

test('a choice tells whoever listens, so that the dropdown can follow', async () => {
  const heard = jest.fn();
  renderInTheme(<IssuePicker legend="Issue" />);
  const group = screen.getByRole('group', { name: 'Issue' });
  group.addEventListener('change', (event) => heard((event.target as HTMLInputElement).value));

  await userEvent.click(screen.getByText('Partner Violence'));

  expect(heard.mock.calls).toEqual([['Partner Violence']]);
});

test('the radio buttons belong to no form, so the dropdown alone carries the value', () => {
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
