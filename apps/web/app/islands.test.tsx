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

type Place = { readonly name: string; readonly of: ComponentType; readonly props: object };

/** A place whose component is held to its own props, and then listed among others. */
const place = <Props extends object>(
  name: string,
  of: ComponentType<Props>,
  props: Props,
): Place => ({
  name,
  of: of as ComponentType,
  props,
});

const places: readonly Place[] = [
  place('issue-search', IssueSearch, {}),
  place('reviews', Reviews, {}),
  place('contact-form', ContactInquiryForm, { page: paths.contact }),
  place('issue-help', IssueHelp, { select: 'contact-accident_type' }),
  place('case-form', CaseInquiryForm, {}),
];

function showStatic(...shown: readonly Place[]): void {
  document.body.innerHTML = renderToString(
    <>
      {shown.map(({ name, of, props }) => (
        <Island key={name} name={name} of={of} props={props} />
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

test('every island of the table is tried here', () => {
  expect(places.map(({ name }) => name).sort()).toEqual(Object.keys(islands).sort());
});

test.each(places)('$name comes to life as the very HTML that stands there', async (place) => {
  const complaints = jest.spyOn(console, 'error');
  showStatic(place);
  const parts = [...document.querySelectorAll('[data-island] *')];

  await hydrate();

  expect(complaints).not.toHaveBeenCalled();
  // Nothing was made anew, and the island says that it is alive.
  expect(parts.every((part) => part.isConnected)).toBe(true);
  expect(document.querySelector('[data-island]')).toBeNull();
});

test('what was typed before stays, and each form then checks by itself', async () => {
  showStatic(...places.filter(({ name }) => name === 'issue-search' || name === 'contact-form'));
  await userEvent.type(screen.getByLabelText('Zip code'), '90210');
  await userEvent.type(screen.getByLabelText('Message'), 'Please call.');

  await hydrate();

  expect(screen.getByLabelText('Zip code')).toHaveValue('90210');
  expect(screen.getByLabelText('Message')).toHaveValue('Please call.');
  for (const form of document.forms) expect(form.noValidate).toBe(true);
});

test('what was typed stays, with the focus, when a translation has changed the page', async () => {
  // React reports that it found another page than it made.
  jest.spyOn(console, 'error').mockReturnValue();
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  showStatic(...places.filter(({ name }) => name === 'contact-form'));
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

test('the properties written into the page arrive', async () => {
  showStatic(place('contact-form', ContactInquiryForm, { page: '/somewhere' }));

  await hydrate();

  expect(document.querySelector<HTMLInputElement>('input[name="page"]')?.value).toBe('/somewhere');
});

test('an island that cannot be loaded stays as it was, and keeps none of the others away', async () => {
  const complaints = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(islands, 'reviews').mockRejectedValue(new Error('No such file.'));
  showStatic(...places.filter(({ name }) => name === 'reviews' || name === 'contact-form'));
  const before = document.querySelector('[data-island="reviews"]')?.outerHTML;

  await hydrate();

  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
  expect(document.querySelector('[data-island="reviews"]')?.outerHTML).toBe(before);
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('an island whose code never comes keeps none of the others away', async () => {
  jest.spyOn(islands, 'reviews').mockReturnValue(new Promise(() => undefined));
  showStatic(...places.filter(({ name }) => name === 'reviews' || name === 'contact-form'));

  await act(async () => void hydrateIslands(document, islands));
  await screen.findByLabelText('Message');

  await waitFor(() => expect(document.querySelectorAll('[data-island]')).toHaveLength(1));
  expect(document.querySelector('[data-island="reviews"]')).toBeInTheDocument();
});

test('a page without islands is left alone', async () => {
  document.body.innerHTML = '<p>Only words.</p>';

  await hydrate();

  expect(document.body.innerHTML).toBe('<p>Only words.</p>');
});
