import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { site } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { fillFromQuery } from '../../before-hydration/fill-from-query';
import { renderInIsland } from '../../hydration/island.testing';
import type { IssueAndZip } from './intake-fields';
import { loadIntake, openIntake, showStaticIntake } from './intake-page.testing';
import { IssueAndZipFields } from './issue-and-zip-fields';

const validQuery = `?accidentId=Partner+Violence&zipCode=${servedZip}`;

function Page() {
  const [value, setValue] = useState<IssueAndZip>();
  return (
    <form aria-label="Case">
      <IssueAndZipFields errors={[]} value={value} onChange={setValue} />
    </form>
  );
}

beforeEach(() => {
  jest.replaceProperty(site, 'statesServed', { allBut: ['Washington', 'Nevada'] });
});

const issue = () => screen.queryByLabelText<HTMLSelectElement>('Issue');
const zip = () => screen.queryByLabelText<HTMLInputElement>('Zip code');
const change = () => screen.queryByRole('button', { name: 'Change' });
const formEntries = () => [
  ...new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Case' })),
];

test.each([
  ['nothing', '', '', ''],
  ['only an issue', '?accidentId=Digital+Sex+Abuse', 'Digital Sex Abuse', ''],
  ['an unknown issue', `?accidentId=__proto__&zipCode=${servedZip}`, '', servedZip],
  ['a bad value before a good one', `?zipCode=1&${validQuery.slice(1)}`, 'Partner Violence', ''],
])('with %s in the query, shows both fields with the valid values', (_what, search, ...values) => {
  openIntake(<Page />, search);

  expect([issue()?.value, zip()?.value]).toEqual(values);
  expect(change()).not.toBeInTheDocument();
  expect(screen.queryByText(/· ZIP/)).not.toBeInTheDocument();
});

test('shows and submits a valid query without fields, until "Change" shows, focuses, and submits them', async () => {
  const user = userEvent.setup();
  openIntake(<Page />, validQuery);
  expect(screen.getByText(`Partner Violence · ZIP ${servedZip}`)).toBeInTheDocument();
  expect([issue(), zip()]).toEqual([null, null]);
  expect(formEntries()).toEqual([
    ['accidentId', 'Partner Violence'],
    ['zipCode', servedZip],
  ]);

  await user.click(change()!);
  expect(issue()).toHaveDisplayValue('Partner Violence');
  expect(issue()).toHaveFocus();
  expect(zip()).toHaveValue(servedZip);
  await user.selectOptions(issue()!, 'Child Sex Abuse');
  await user.clear(zip()!);
  await user.type(zip()!, '10001');

  expect(formEntries()).toEqual([
    ['accidentId', 'Child Sex Abuse'],
    ['zipCode', '10001'],
  ]);
});

afterEach(() => document.body.replaceChildren());

test('hydration keeps an issue chosen before the query was filled in', async () => {
  showStaticIntake(<Page />, validQuery);
  await userEvent.selectOptions(issue()!, 'Digital Sex Abuse');
  loadIntake(<Page />);

  expect(issue()).toHaveDisplayValue('Digital Sex Abuse');
  expect(zip()).toHaveValue(servedZip);
});

test('hydration keeps a zip code empty that the visitor has emptied after it was filled in', async () => {
  const user = userEvent.setup();
  showStaticIntake(<Page />, validQuery);
  fillFromQuery(document);
  await user.clear(zip()!);
  issue()!.focus();
  issue()!.blur();
  renderInIsland(<Page />, { container: document.querySelector('main')!, hydrate: true });

  expect(zip()).toHaveValue('');
  expect(issue()).toHaveDisplayValue('Partner Violence');
});

test.each([
  ['?accidentId=Partner+Violence', '10001', '10001'],
  [`?zipCode=${servedZip}`, '10001', '10001'],
  [validQuery, '10001', '10001'],
  [validQuery, '', servedZip],
])(
  'loading with "%s" keeps the focus of an empty zip code field, and the keys "%s" typed into it',
  async (search, typed, value) => {
    const user = userEvent.setup();
    showStaticIntake(<Page />, search);
    const field = zip()!;
    await user.click(field);
    loadIntake(<Page />);

    expect(field).toHaveFocus();
    if (typed) await user.keyboard(typed);
    expect(zip()).toBe(field);
    expect(field).toHaveValue(value);
  },
);

const notice = () => screen.queryByRole('note');
const announced = () => screen.getByRole('status').textContent;

test('says at once that the state in the query is not served, and where to find a lawyer', async () => {
  const refusal = 'We cannot pass on an inquiry from Washington State.';
  openIntake(<Page />, '?accidentId=Partner+Violence&zipCode=98101');

  expect(screen.getByText('Partner Violence · ZIP 98101')).toBeInTheDocument();
  expect(announced()).toBe(refusal);
  expect(notice()).toHaveTextContent(refusal);
  const links = [...notice()!.querySelectorAll('a')];
  expect(links.map((link) => (link.host === location.host ? link.hash : link.host))).toEqual([
    'www.americanbar.org',
    'www.lawhelp.org',
    'www.womenslaw.org',
    '#help-now',
  ]);
  // Other sites must not learn where the visitor comes from.
  for (const link of links.filter(({ host }) => host !== location.host))
    expect(link.rel).toContain('noreferrer');

  await userEvent.click(change()!);
  expect(zip()).toHaveFocus();
});

test('offers no law on abuse to somebody with an injury', () => {
  openIntake(<Page />, '?accidentId=Accident+or+Injury&zipCode=98101');

  expect(notice()).toBeInTheDocument();
  expect(notice()!.querySelector('a[href*="womenslaw"]')).toBeNull();
});

test('judges a zip code with its fifth digit', async () => {
  const user = userEvent.setup();
  openIntake(<Page />, '');

  await user.type(zip()!, '8910');
  expect(notice()).not.toBeInTheDocument();
  await user.keyboard('1');
  expect(announced()).toBe('We cannot pass on an inquiry from Nevada.');
  expect(zip()).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(notice()).not.toBeInTheDocument();
  expect(announced()).toBe('');
});
