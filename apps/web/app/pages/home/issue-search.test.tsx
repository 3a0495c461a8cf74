import { screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { servedZip } from '@lawyers/domain/sample-answers';
import { renderInIsland } from '../../hydration/island.testing';
import { IssueSearch } from './issue-search.island';

const message = 'Please input valid Zip Code';

let visited: string[];

/** Records the URL of a form submission that was not prevented, since jsdom does not navigate. */
function recordNavigation(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
  if (!event.defaultPrevented) visited.push(`${new URL(form.action).pathname}?${query}`);
  event.preventDefault();
}

beforeEach(() => {
  visited = [];
  window.addEventListener('submit', recordNavigation);
});

afterEach(() => {
  window.removeEventListener('submit', recordNavigation);
});

const zip = () => screen.getByLabelText('Zip code');

async function search(user: UserEvent, text: string): Promise<void> {
  await user.clear(zip());
  await user.click(zip());
  if (text) await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Find Lawyer' }));
}

test('opens the intake form with the zip code, without invisible characters around it', async () => {
  const user = userEvent.setup();
  renderInIsland(<IssueSearch />);
  await user.selectOptions(screen.getByLabelText('Issue'), 'Partner Violence');

  await search(user, ` \u202a${servedZip}\u200e `);

  expect(visited).toEqual([`/formInput?accidentId=Partner+Violence&zipCode=${servedZip}`]);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('rejects a zip code with an error at the field and a toast, and opens the intake form after a correction', async () => {
  const user = userEvent.setup();
  renderInIsland(<IssueSearch />);
  await search(user, servedZip.slice(1));

  // One is the error at the field, the other is the toast, which is loaded lazily.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(visited).toEqual([]);
  expect(zip()).toBeInvalid();
  expect(zip()).toHaveAccessibleDescription(message);
  expect(zip()).toHaveFocus();

  await user.clear(zip());
  await user.type(zip(), servedZip.slice(0, 4));
  expect(zip()).toBeInvalid();
  await user.keyboard(servedZip.slice(4));
  expect(zip()).toBeValid();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await search(user, servedZip);

  expect(visited).toEqual([`/formInput?accidentId=Sex+Assault&zipCode=${servedZip}`]);
  expect(zip()).toBeValid();
});
