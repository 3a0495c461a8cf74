import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { issueTypes } from '@lawyers/domain';
import { renderInIsland } from '../../hydration/island.testing';
import { IssueSearch } from './issue-search.island';
import { syncIssuePictures } from './sync-issue-pictures';

const dropdown = () => screen.getByLabelText<HTMLSelectElement>('Issue');
const picture = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

function expectChosen(name: string): void {
  expect(dropdown()).toHaveDisplayValue(name);
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([picture(name)]);
}

test.each(issueTypes.map(({ name }) => name))(
  'a click on the picture of %s selects it in the dropdown, and the other way round',
  async (name) => {
    renderInIsland(<IssueSearch />);
    syncIssuePictures(document);
    await userEvent.click(picture(name));
    expectChosen(name);
    const other = name === 'Sex Assault' ? 'Digital Sex Abuse' : 'Sex Assault';
    await userEvent.selectOptions(dropdown(), other);
    expectChosen(other);
  },
);

test('syncs after the browser has restored the dropdown', () => {
  renderInIsland(<IssueSearch />);
  syncIssuePictures(document);
  dropdown().selectedIndex = 5;

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expectChosen('Digital Sex Abuse');
});

test('syncs pictures and dropdown that React has replaced', async () => {
  const first = renderInIsland(<IssueSearch />);
  syncIssuePictures(document);
  first.unmount();
  const { container } = renderInIsland(<IssueSearch />);
  container.dispatchEvent(new Event('hydrated'));

  await userEvent.click(picture('Partner Violence'));

  expectChosen('Partner Violence');
});

test('enables the pictures, which hydration does not', () => {
  renderInIsland(<IssueSearch />);
  expect(picture('Partner Violence')).toBeDisabled();
  syncIssuePictures(document);
  expect(picture('Partner Violence')).toBeEnabled();
});
