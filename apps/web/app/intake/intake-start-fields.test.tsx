import { issueNames, type FieldError } from '@lawyers/domain';
import { SiteTheme } from '@lawyers/ui';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noFonts } from '../shell/fonts.testing';
import { IntakeStartFields } from './intake-start-fields';
import { renderInIsland } from '../hydration/island.testing';

const good = '?accidentId=Partner+Violence&zipCode=90210';

function Page({ errors = [] }: { readonly errors?: readonly FieldError[] }) {
  return (
    <SiteTheme fonts={noFonts}>
      <form aria-label="Case">
        <IntakeStartFields form="case" errors={errors} />
      </form>
    </SiteTheme>
  );
}

const goTo = (search: string) => history.replaceState(null, '', `/formInput${search}`);
const issue = () => screen.queryByLabelText<HTMLSelectElement>('Issue');
const zip = () => screen.queryByLabelText<HTMLInputElement>('Zip code');
const change = () => screen.queryByRole('button', { name: 'Change' });
const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Case' }))];

test('what the address brought is shown and sent, and not asked again', () => {
  goTo(good);

  renderInIsland(<Page />);

  expect(screen.getByText('Partner Violence · ZIP 90210')).toBeInTheDocument();
  expect(issue()).not.toBeInTheDocument();
  expect(zip()).not.toBeInTheDocument();
  expect(sent()).toEqual([
    ['accidentId', 'Partner Violence'],
    ['zipCode', '90210'],
  ]);
});

test.each(issueNames)('%s comes through the address', (name) => {
  goTo(`?${new URLSearchParams({ accidentId: name, zipCode: '00501' })}`);

  renderInIsland(<Page />);

  expect(screen.getByText(`${name} · ZIP 00501`)).toBeInTheDocument();
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
  ['a bad value before a good one', `?zipCode=1&${good.slice(1)}`, 'Partner Violence', ''],
])('with %s in the address, both are asked, with what is right of it', (_what, search, ...kept) => {
  goTo(search);

  renderInIsland(<Page />);

  expect([issue()?.value, zip()?.value]).toEqual(kept);
  expect(change()).not.toBeInTheDocument();
  expect(screen.queryByText(/· ZIP/)).not.toBeInTheDocument();
});

test('"Change" asks again, with the answers in place and the focus on the first', async () => {
  goTo(good);
  renderInIsland(<Page />);

  await userEvent.click(change()!);

  expect(issue()).toHaveDisplayValue('Partner Violence');
  expect(zip()).toHaveValue('90210');
  expect(issue()).toHaveFocus();
});

test('what is changed is what is sent, and nothing besides', async () => {
  const user = userEvent.setup();
  goTo(good);
  renderInIsland(<Page />);
  await user.click(change()!);

  await user.selectOptions(issue()!, 'Child Sex Abuse');
  await user.clear(zip()!);
  await user.type(zip()!, '10001');

  expect(sent()).toEqual([
    ['accidentId', 'Child Sex Abuse'],
    ['zipCode', '10001'],
  ]);
});

test('fields that are asked from the start do not take the focus', () => {
  goTo('');

  renderInIsland(<Page />);

  expect(document.body).toHaveFocus();
});

/** The page as it was built: the same for every address, and there before any script. */
function showStaticPage(): HTMLElement {
  goTo('');
  const built = renderInIsland(<Page />);
  const container = document.createElement('div');
  container.innerHTML = built.container.innerHTML;
  built.unmount();
  document.body.append(container);
  return container;
}

test('on a page that was there before its script, the address answers untouched fields', () => {
  const container = showStaticPage();
  goTo(good);

  renderInIsland(<Page />, { container, hydrate: true });

  expect(screen.getByText('Partner Violence · ZIP 90210')).toBeInTheDocument();
});

test('a zip code that was typed before the script came is kept', async () => {
  const container = showStaticPage();
  goTo(good);
  await userEvent.type(zip()!, '10001');

  renderInIsland(<Page />, { container, hydrate: true });

  expect(zip()).toHaveValue('10001');
  expect(screen.queryByText(/· ZIP/)).not.toBeInTheDocument();
  // The other one comes from the address all the same.
  expect(issue()).toHaveDisplayValue('Partner Violence');
});

test('an issue that was chosen before the script came is kept', async () => {
  const container = showStaticPage();
  goTo(good);
  await userEvent.selectOptions(issue()!, 'Digital Sex Abuse');
  // As the page script does for an empty field.
  zip()!.setAttribute('autocomplete', 'postal-code');

  renderInIsland(<Page />, { container, hydrate: true });

  expect(issue()).toHaveDisplayValue('Digital Sex Abuse');
  expect(zip()).toHaveValue('90210');
  expect(zip()).toHaveAttribute('autocomplete', 'off');
});

test('an error stands at its field', () => {
  goTo('');

  renderInIsland(<Page errors={[{ key: 'zipCode', message: 'Please input valid Zip Code' }]} />);

  expect(zip()).toHaveAccessibleDescription('Please input valid Zip Code');
  expect(issue()).toBeValid();
});
