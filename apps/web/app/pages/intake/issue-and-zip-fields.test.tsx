import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { site } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { renderInIsland, staticHtml } from '../../hydration/island.testing';
import type { IntakeSubject } from './intake-fields';
import { IssueAndZipFields } from './issue-and-zip-fields';

const validQuery = `?accidentId=Partner+Violence&zipCode=${servedZip}`;

function Page() {
  const [subject, setSubject] = useState<IntakeSubject>();
  return (
    <form aria-label="Case">
      <IssueAndZipFields errors={[]} subject={subject} onChange={setSubject} />
    </form>
  );
}

beforeEach(() => {
  jest.replaceProperty(site, 'statesServed', { allBut: ['Washington', 'Nevada'] });
});

const goTo = (search: string) => history.replaceState(null, '', `/formInput${search}`);
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
  goTo(search);

  renderInIsland(<Page />);

  expect([issue()?.value, zip()?.value]).toEqual(values);
  expect(change()).not.toBeInTheDocument();
  expect(screen.queryByText(/· ZIP/)).not.toBeInTheDocument();
});

test('shows and submits a valid query without fields, until "Change" shows, focuses, and submits them', async () => {
  const user = userEvent.setup();
  goTo(validQuery);
  renderInIsland(<Page />);
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

/** Shows the static HTML of the page, which is the same for every query. */
function showStaticPage(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = staticHtml(<Page />);
  return container;
}

test('hydration keeps an issue chosen before', async () => {
  const container = showStaticPage();
  goTo(validQuery);
  await userEvent.selectOptions(issue()!, 'Digital Sex Abuse');
  // `autofill.ts` sets this attribute before hydration, so that the browser offers autofill while the field is empty.
  // Once a value is filled in, it must be `off` again: otherwise browsers store the zip code, and suggest it to others.
  zip()!.setAttribute('autocomplete', 'postal-code');

  renderInIsland(<Page />, { container, hydrate: true });

  expect(issue()).toHaveDisplayValue('Digital Sex Abuse');
  expect(zip()).toHaveValue(servedZip);
  expect(zip()).toHaveAttribute('autocomplete', 'off');
});

test.each([
  ['?accidentId=Partner+Violence', '10001', '10001'],
  [`?zipCode=${servedZip}`, '10001', '10001'],
  [validQuery, '10001', '10001'],
  [validQuery, '', servedZip],
])(
  'hydration with "%s" keeps the focus of an empty zip code field, and the keys "%s" typed into it',
  async (search, typed, value) => {
    const user = userEvent.setup();
    const container = showStaticPage();
    goTo(search);
    const field = zip()!;
    await user.click(field);

    renderInIsland(<Page />, { container, hydrate: true });

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
  goTo('?accidentId=Partner+Violence&zipCode=98101');
  renderInIsland(<Page />);

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

  await userEvent.click(change()!);
  expect(zip()).toHaveFocus();
});

test('offers no law on abuse to somebody with an injury', () => {
  goTo('?accidentId=Accident+or+Injury&zipCode=98101');
  renderInIsland(<Page />);

  expect(notice()).toBeInTheDocument();
  expect(notice()!.querySelector('a[href*="womenslaw"]')).toBeNull();
});

test('judges a zip code with its fifth digit', async () => {
  const user = userEvent.setup();
  goTo('');
  renderInIsland(<Page />);

  await user.type(zip()!, '8910');
  expect(notice()).not.toBeInTheDocument();
  await user.keyboard('1');
  expect(announced()).toBe('We cannot pass on an inquiry from Nevada.');
  expect(zip()).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(notice()).not.toBeInTheDocument();
  expect(announced()).toBe('');
});
