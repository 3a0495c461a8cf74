import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { issueTypes } from '@lawyers/domain';
import { renderInIsland } from '../../islands/island.testing';
import { IssueSearch } from './issue-search.island';
import { startIssueSync } from './issue-sync';

function showHero() {
  return renderInIsland(<IssueSearch />);
}

const dropdown = () => screen.getByLabelText<HTMLSelectElement>('Issue');
const picture = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosenPictures = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

test.each(issueTypes.map(({ name }) => name))(
  'a click on the picture of %s selects it in the dropdown, and the other way round',
  async (name) => {
    showHero();
    startIssueSync(document);
    await userEvent.click(picture(name));
    expect(dropdown()).toHaveDisplayValue(name);
    expect(chosenPictures()).toEqual([name]);
    const other = name === 'Sex Assault' ? 'Digital Sex Abuse' : 'Sex Assault';
    await userEvent.selectOptions(dropdown(), other);
    expect(chosenPictures()).toEqual([other]);
    expect(dropdown()).toHaveDisplayValue(other);
  },
);

test('keeps a choice in the dropdown made before the script runs', () => {
  showHero();
  dropdown().selectedIndex = 3;

  startIssueSync(document);

  expect(dropdown()).toHaveDisplayValue('Partner Violence');
  expect(chosenPictures()).toEqual(['Partner Violence']);
});

test('keeps a choice of picture made before the script runs', () => {
  showHero();
  picture('Sex Exploitation').checked = true;

  startIssueSync(document);

  expect(dropdown()).toHaveDisplayValue('Sex Exploitation');
  expect(chosenPictures()).toEqual(['Sex Exploitation']);
});

test('syncs after the browser has restored the dropdown', () => {
  showHero();
  startIssueSync(document);
  dropdown().selectedIndex = 5;

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(chosenPictures()).toEqual(['Digital Sex Abuse']);
});

test('syncs pictures and dropdown that React has replaced', async () => {
  const first = showHero();
  startIssueSync(document);
  first.unmount();
  showHero();

  await userEvent.click(picture('Partner Violence'));

  expect(dropdown()).toHaveDisplayValue('Partner Violence');
});
