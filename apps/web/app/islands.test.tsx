import { paths } from '@lawyers/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ContactInquiryForm } from './contact/contact-inquiry';
import { IssueSearch } from './home/issue-search';
import { Reviews } from './home/reviews';
import { CaseInquiryForm } from './intake/case-inquiry';
import { IssueHelp } from './inquiry/issue-help';
import { hydrateIslands } from './hydration/hydrate-islands';
import { Island } from './hydration/island';
import { islands } from './islands';
import { unmountIslands } from './hydration/roots';

type IslandCase = {
  readonly name: string;
  readonly component: ComponentType;
  readonly props: object;
};

/** Checks the props against the component's type, then erases the type so that all cases fit one list. */
const islandCase = <Props extends object>(
  name: string,
  component: ComponentType<Props>,
  props: Props,
): IslandCase => ({
  name,
  component: component as ComponentType,
  props,
});

const cases: readonly IslandCase[] = [
  islandCase('issue-search', IssueSearch, {}),
  islandCase('reviews', Reviews, {}),
  islandCase('contact-form', ContactInquiryForm, { page: paths.contact }),
  islandCase('issue-help', IssueHelp, { select: 'contact-accident_type' }),
  islandCase('case-form', CaseInquiryForm, {}),
];

function renderStatic(...shown: readonly IslandCase[]): void {
  document.body.innerHTML = renderToString(
    <>
      {shown.map(({ name, component, props }) => (
        <Island key={name} name={name} component={component} props={props} />
      ))}
    </>,
  );
}

const hydrate = () => act(() => hydrateIslands(document, islands));

afterEach(() => {
  act(() => unmountIslands());
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('covers every island of islands.ts', () => {
  expect(cases.map(({ name }) => name).sort()).toEqual(Object.keys(islands).sort());
});

test.each(cases)('$name hydrates its static HTML without a mismatch', async (island) => {
  const consoleError = jest.spyOn(console, 'error');
  renderStatic(island);
  const elements = [...document.querySelectorAll('[data-island] *')];

  await hydrate();

  expect(consoleError).not.toHaveBeenCalled();
  // React has kept every element, and the island is marked as hydrated.
  expect(elements.every((element) => element.isConnected)).toBe(true);
  expect(document.querySelector('[data-island]')).toBeNull();
});

test('keeps text typed before hydration, and turns off native validation after it', async () => {
  renderStatic(...cases.filter(({ name }) => name === 'issue-search' || name === 'contact-form'));
  await userEvent.type(screen.getByLabelText('Zip code'), '90210');
  await userEvent.type(screen.getByLabelText('Message'), 'Please call.');

  await hydrate();

  expect(screen.getByLabelText('Zip code')).toHaveValue('90210');
  expect(screen.getByLabelText('Message')).toHaveValue('Please call.');
  for (const form of document.forms) expect(form.noValidate).toBe(true);
});

test('keeps form data, selection, and focus when a translation has changed the HTML before hydration', async () => {
  // React reports the hydration mismatch.
  jest.spyOn(console, 'error').mockReturnValue();
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  renderStatic(...cases.filter(({ name }) => name === 'contact-form'));
  const before = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await userEvent.selectOptions(screen.getByLabelText('Issue'), 'Partner Violence');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(before, 'Please call.');
  before.setSelectionRange(3, 5);
  for (const label of document.querySelectorAll('label')) {
    const translated = document.createElement('font');
    translated.append(`es: ${label.lastChild?.textContent}`);
    label.lastChild?.replaceWith(translated);
  }
  before.focus();

  await hydrate();

  const after = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(before.isConnected).toBe(false);
  expect(after).toHaveValue('Please call.');
  expect(after).toHaveFocus();
  expect([after.selectionStart, after.selectionEnd]).toEqual([3, 5]);
  expect(screen.getByLabelText('Issue')).toHaveDisplayValue('Partner Violence');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('passes the serialized props to the component', async () => {
  renderStatic(islandCase('contact-form', ContactInquiryForm, { page: '/somewhere' }));

  await hydrate();

  expect(document.querySelector<HTMLInputElement>('input[name="page"]')?.value).toBe('/somewhere');
});

test('leaves an island static that cannot be loaded, and hydrates the others', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(islands, 'reviews').mockRejectedValue(new Error('No such file.'));
  renderStatic(...cases.filter(({ name }) => name === 'reviews' || name === 'contact-form'));
  const before = document.querySelector('[data-island="reviews"]')?.outerHTML;

  await hydrate();

  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
  expect(document.querySelector('[data-island="reviews"]')?.outerHTML).toBe(before);
  expect(consoleError).toHaveBeenCalledTimes(1);
});

test('hydrates the others while an island never loads', async () => {
  jest.spyOn(islands, 'reviews').mockReturnValue(new Promise(() => undefined));
  renderStatic(...cases.filter(({ name }) => name === 'reviews' || name === 'contact-form'));

  await act(async () => void hydrateIslands(document, islands));
  await screen.findByLabelText('Message');

  await waitFor(() => expect(document.querySelectorAll('[data-island]')).toHaveLength(1));
  expect(document.querySelector('[data-island="reviews"]')).toBeInTheDocument();
});

test('changes nothing on a page without islands', async () => {
  document.body.innerHTML = '<p>Only words.</p>';

  await hydrate();

  expect(document.body.innerHTML).toBe('<p>Only words.</p>');
});
