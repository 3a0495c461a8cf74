import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { issueLabel, issueNames, type FieldError } from '@lawyers/domain';
import { SiteTheme } from '@lawyers/ui';
import { renderInIsland } from '../../islands/island.testing';
import { staticHtml } from '../../islands/static-html.testing';
import { noFonts } from '../../layout/fonts.testing';
import { IssueAndZipFields } from './issue-and-zip-fields';

const validQuery = '?accidentId=Partner+Violence&zipCode=90210';

function Page({ errors = [] }: { readonly errors?: readonly FieldError[] }) {
  return (
    <SiteTheme fonts={noFonts}>
      <form aria-label="Case">
        <IssueAndZipFields formId="intake" errors={errors} />
      </form>
    </SiteTheme>
  );
}

const goTo = (search: string) => history.replaceState(null, '', `/formInput${search}`);
const issue = () => screen.queryByLabelText<HTMLSelectElement>('Issue');
const zip = () => screen.queryByLabelText<HTMLInputElement>('Zip code');
const change = () => screen.queryByRole('button', { name: 'Change' });
const formEntries = () => [
  ...new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Case' })),
];

test('shows and submits a valid query, without fields', () => {
  goTo(validQuery);

  renderInIsland(<Page />);

  expect(screen.getByText('Partner Violence · ZIP 90210')).toBeInTheDocument();
  expect(issue()).not.toBeInTheDocument();
  expect(zip()).not.toBeInTheDocument();
  expect(formEntries()).toEqual([
    ['accidentId', 'Partner Violence'],
    ['zipCode', '90210'],
  ]);
});

test.each(issueNames)('reads %s from the query', (name) => {
  goTo(`?${new URLSearchParams({ accidentId: name, zipCode: '00501' })}`);

  renderInIsland(<Page />);

  expect(screen.getByText(`${issueLabel(name)} · ZIP 00501`)).toBeInTheDocument();
});

test.each([
  ['nothing', '', 'Sex Assault', ''],
  ['only an issue', '?accidentId=Digital+Sex+Abuse', 'Digital Sex Abuse', ''],
  ['only a zip code', '?zipCode=90210', 'Sex Assault', '90210'],
  ['an unknown issue', '?accidentId=Slip+and+Fall&zipCode=90210', 'Sex Assault', '90210'],
  ['an issue in other letters', '?accidentId=sex+assault&zipCode=90210', 'Sex Assault', '90210'],
  ['the name of something else', '?accidentId=__proto__&zipCode=90210', 'Sex Assault', '90210'],
  ['markup', '?accidentId=%3Cb%3E&zipCode=%3Cb%3E', 'Sex Assault', ''],
  ['four digits', '?accidentId=Partner+Violence&zipCode=9021', 'Partner Violence', ''],
  ['six digits', '?accidentId=Partner+Violence&zipCode=902101', 'Partner Violence', ''],
  ['letters', '?accidentId=Partner+Violence&zipCode=9021O', 'Partner Violence', ''],
  ['a bad value before a good one', `?zipCode=1&${validQuery.slice(1)}`, 'Partner Violence', ''],
])('with %s in the query, shows both fields with the valid values', (_what, search, ...values) => {
  goTo(search);

  renderInIsland(<Page />);

  expect([issue()?.value, zip()?.value]).toEqual(values);
  expect(change()).not.toBeInTheDocument();
  expect(screen.queryByText(/· ZIP/)).not.toBeInTheDocument();
});

test('"Change" shows the fields with their values and focuses the first', async () => {
  goTo(validQuery);
  renderInIsland(<Page />);

  await userEvent.click(change()!);

  expect(issue()).toHaveDisplayValue('Partner Violence');
  expect(zip()).toHaveValue('90210');
  expect(issue()).toHaveFocus();
});

test('submits only the changed values after "Change"', async () => {
  const user = userEvent.setup();
  goTo(validQuery);
  renderInIsland(<Page />);
  await user.click(change()!);

  await user.selectOptions(issue()!, 'Child Sex Abuse');
  await user.clear(zip()!);
  await user.type(zip()!, '10001');

  expect(formEntries()).toEqual([
    ['accidentId', 'Child Sex Abuse'],
    ['zipCode', '10001'],
  ]);
});

test('does not focus fields that are shown initially', () => {
  goTo('');

  renderInIsland(<Page />);

  expect(document.body).toHaveFocus();
});

/** The static HTML of the page, which is the same for every query. */
function showStaticPage(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = staticHtml(<Page />);
  document.body.append(container);
  return container;
}

test('hydration applies the query to pristine fields', () => {
  const container = showStaticPage();
  goTo(validQuery);

  renderInIsland(<Page />, { container, hydrate: true });

  expect(screen.getByText('Partner Violence · ZIP 90210')).toBeInTheDocument();
});

test('hydration keeps a zip code typed before', async () => {
  const container = showStaticPage();
  goTo(validQuery);
  await userEvent.type(zip()!, '10001');

  renderInIsland(<Page />, { container, hydrate: true });

  expect(zip()).toHaveValue('10001');
  expect(screen.queryByText(/· ZIP/)).not.toBeInTheDocument();
  // The issue still comes from the query.
  expect(issue()).toHaveDisplayValue('Partner Violence');
});

test('hydration keeps an issue chosen before', async () => {
  const container = showStaticPage();
  goTo(validQuery);
  await userEvent.selectOptions(issue()!, 'Digital Sex Abuse');
  // As the page script does for an empty field.
  zip()!.setAttribute('autocomplete', 'postal-code');

  renderInIsland(<Page />, { container, hydrate: true });

  expect(issue()).toHaveDisplayValue('Digital Sex Abuse');
  expect(zip()).toHaveValue('90210');
  expect(zip()).toHaveAttribute('autocomplete', 'off');
});

test('shows an error at its field', () => {
  goTo('');

  renderInIsland(<Page errors={[{ key: 'zipCode', message: 'Please input valid Zip Code' }]} />);

  expect(zip()).toHaveAccessibleDescription('Please input valid Zip Code');
  expect(issue()).toBeValid();
});
