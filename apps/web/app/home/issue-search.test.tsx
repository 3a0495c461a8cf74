import { SiteTheme } from '@lawyers/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { noFonts } from '../shell/fonts.testing';
import { IssueSearch } from './issue-search';
import { renderInIsland } from '../hydration/island.testing';

const message = 'Please input valid Zip Code';

let goneTo: string[];

/** Where the browser goes when nothing stops it; jsdom itself goes nowhere. */
function go(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
  if (!event.defaultPrevented) goneTo.push(`${new URL(form.action).pathname}?${query}`);
  event.preventDefault();
}

beforeEach(() => {
  goneTo = [];
  window.addEventListener('submit', go);
});

afterEach(() => {
  window.removeEventListener('submit', go);
});

function showHero(): UserEvent {
  renderInIsland(
    <SiteTheme fonts={noFonts}>
      <IssueSearch />
    </SiteTheme>,
  );
  return userEvent.setup();
}

const zip = () => screen.getByLabelText('Zip code');
const find = () => screen.getByRole('button', { name: 'Find Lawyer' });

async function search(user: UserEvent, text: string): Promise<void> {
  await user.click(zip());
  if (text) await user.paste(text);
  await user.click(find());
}

test.each([
  ['90210', '90210'],
  ['00501', '00501'],
  [' 90210 ', '90210'],
  ['90 210', '90210'],
])('with the zip code "%s" the browser goes to the intake form', async (text, zipCode) => {
  const user = showHero();
  await user.selectOptions(screen.getByLabelText('Issue'), 'Partner Violence');

  await search(user, text);

  expect(goneTo).toEqual([`/formInput?accidentId=Partner+Violence&zipCode=${zipCode}`]);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('the first issue is chosen at first', async () => {
  await search(showHero(), '90210');

  expect(goneTo).toEqual(['/formInput?accidentId=Sex+Assault&zipCode=90210']);
});

test.each(['', '9021', '902101', '9021O', '90210-1234', '９０２１０'])(
  'with "%s" for a zip code it goes nowhere, and says so at the field and as a toast',
  async (text) => {
    const user = showHero();
    await search(user, text);

    // The error of the field, and the toast, whose code is loaded at this moment.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(goneTo).toEqual([]);
    expect(zip()).toBeInvalid();
    expect(zip()).toHaveAccessibleDescription(message);
    expect(zip()).toHaveFocus();
  },
);

test('a zip code that is mended goes through', async () => {
  const user = showHero();
  await search(user, '9021');

  await user.type(zip(), '0');
  await user.click(find());

  expect(goneTo).toEqual(['/formInput?accidentId=Sex+Assault&zipCode=90210']);
  expect(zip()).toBeValid();
});
