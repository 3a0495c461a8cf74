import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { issueTypes } from '@lawyers/domain';
import { renderInIsland } from '../../hydration/island.testing';
import { IssueSearch } from './issue-search.island';
import { syncIssuePicker } from './sync-issue-picker';

const dropdown = () => screen.getByLabelText<HTMLSelectElement>('Issue');
const picture = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function expectChosen(name: string): void {
  expect(dropdown()).toHaveDisplayValue(name);
  expect([...document.querySelectorAll('[type=radio]:checked')]).toEqual([picture(name)]);
}

test('an issue that is chosen in the dropdown is chosen among the pictures, and the other way round', async () => {
  renderInIsland(<IssueSearch />);
  syncIssuePicker(document);
  expect(issueTypes.length).toBeGreaterThan(1);
  for (const { name } of issueTypes) {
    const other = name === 'Sex Assault' ? 'Digital Sex Abuse' : 'Sex Assault';
    await userEvent.selectOptions(dropdown(), other);
    expectChosen(other);
    await userEvent.click(picture(name));
    expectChosen(name);
  }
});

test('syncs after the browser has restored the dropdown', () => {
  renderInIsland(<IssueSearch />);
  syncIssuePicker(document);
  dropdown().selectedIndex = 5;

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expectChosen('Digital Sex Abuse');
});

test('syncs pictures and dropdown that React has replaced', async () => {
  const first = renderInIsland(<IssueSearch />);
  syncIssuePicker(document);
  first.unmount();
  const { container } = renderInIsland(<IssueSearch />);
  container.dispatchEvent(new Event('hydrated'));

  await userEvent.click(picture('Partner Violence'));

  expectChosen('Partner Violence');
});

test('enables the pictures, which hydration does not', () => {
  renderInIsland(<IssueSearch />);
  expect(picture('Partner Violence')).toBeDisabled();
  syncIssuePicker(document);
  expect(picture('Partner Violence')).toBeEnabled();
});
