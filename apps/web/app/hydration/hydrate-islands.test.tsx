import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { sampleReviews } from '@lawyers/domain';
import { offerAutofill } from '../before-hydration/offer-autofill';
import { IssueHelp } from '../form/issue-help.island';
import { ContactForm } from '../pages/contact/contact-form.island';
import { IssueSearch } from '../pages/home/issue-search.island';
import { Reviews } from '../pages/home/reviews.island';
import { IntakeForm } from '../pages/intake/intake-form.island';
import { hydrateIslands, type Islands } from './hydrate-islands';
import { Island } from './island';
import { emotionPrefix } from './island-providers';

/** Every island, with props such as a page may give it. */
const elements: readonly JSX.Element[] = [
  <Island key={1} name="issue-search" component={IssueSearch} props={{}} />,
  // Sample reviews, since an operator may have no reviews, and then the island is empty.
  <Island key={2} name="reviews" component={Reviews} props={{ from: sampleReviews }} />,
  <Island key={3} name="contact-form" component={ContactForm} props={{ page: '/somewhere' }} />,
  <Island key={4} name="issue-help" component={IssueHelp} props={{ selectId: 'contact-issue' }} />,
  <Island key={5} name="intake-form" component={IntakeForm} props={{}} />,
];
const allNames = elements.map(({ props }): string => props.name);

/** A table like the one in `hydrate-page.ts`, which tests cannot load, since only Vite knows its `import.meta.glob`. */
const islands: Islands = Object.fromEntries(
  elements.map(({ props: { name, component } }) => [name, () => Promise.resolve({ component })]),
);

/** Fills the page with the static HTML of these islands. */
function renderStatic(...names: readonly string[]): void {
  const shown = elements.filter(({ props }) => names.includes(props.name));
  document.body.innerHTML = renderToString(shown);
}

// jsdom loads no fonts. What happens to late ones is tested in real browsers (`late-fonts.spec.ts`).
Object.assign(document, { fonts: [] });

const neverWaits = () => Promise.resolve();

/** The rules that islands have inserted. They are read from the CSSOM, since the style elements contain no text. */
const insertedRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);

const hydrate = () => act(() => hydrateIslands(document, islands, neverWaits));

afterEach(() => document.body.replaceChildren());

test('covers every file of an island', () => {
  const files = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' });
  const names = files.flatMap((file) => /([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? []);
  expect([...allNames].sort()).toEqual(names.sort());
});

test.each(allNames)(
  '%s hydrates its static HTML, with autofill offered, without a mismatch',
  async (island) => {
    const consoleError = jest.spyOn(console, 'error');
    renderStatic(island);
    offerAutofill(document);
    // Leaves out the options with headings: the intake form removes the ones for other issues once it knows the issue.
    const elements = [...document.querySelectorAll('[data-island] :not(optgroup, optgroup *)')];
    const earlierRules = insertedRules();
    const styledBefore = [...document.querySelectorAll('[class]')]
      .flatMap(({ classList }) => [...classList])
      .filter((name) => name.startsWith(emotionPrefix));

    await hydrate();

    expect(consoleError).not.toHaveBeenCalled();
    // React has reused every element, and the island is no longer marked as static.
    expect(elements).not.toEqual([]);
    expect(elements.filter((element) => !element.isConnected)).toEqual([]);
    expect(document.querySelector('[data-island]')).toBeNull();
    // The islands' CSS reads the variables of the theme, and does not declare them again: the page has them.
    const css = insertedRules().join('');
    expect(css).toContain('var(--palette-primary-main)');
    expect(css).not.toContain('--palette-primary-main:');
    // Nor is a rule inserted that the page has.
    const added = insertedRules().slice(earlierRules.length).join('');
    expect(styledBefore).not.toEqual([]);
    expect(styledBefore.filter((name) => added.includes(`.${name}`))).toEqual([]);
  },
);

/** Changes the HTML as a browser's translation does, and silences React's report of the hydration mismatch. */
function translateLabels(): void {
  jest.spyOn(console, 'error').mockReturnValue();
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  for (const label of document.querySelectorAll('label')) {
    const translated = document.createElement('font');
    translated.append(`es: ${label.lastChild?.textContent}`);
    label.lastChild?.replaceWith(translated);
  }
}

test('keeps text, selection, focus, and what is unfolded in a translated form that is focused while React starts', async () => {
  renderStatic('contact-form');
  const before = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await userEvent.type(before, 'Please call.');
  before.setSelectionRange(3, 5);
  before.blur();
  document.querySelector('details')!.open = true;
  translateLabels();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');

  await act(async () => {
    await hydrateIslands(document, islands, neverWaits);
    before.focus();
  });

  const after = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(before.isConnected).toBe(false);
  expect(after).toHaveValue('Please call.');
  expect(after).toHaveFocus();
  expect([after.selectionStart, after.selectionEnd]).toEqual([3, 5]);
  const unfolded = [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(unfolded.length).toBeGreaterThan(1);
  expect(unfolded).toEqual(unfolded.map((_open, index) => index === 0));
  // The visitor may have scrolled away from the field.
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('loads the island first that has the focus', async () => {
  renderStatic('issue-search', 'contact-form');
  screen.getByLabelText('Message').focus();
  const loaded: string[] = [];
  const recorded = Object.fromEntries(
    Object.entries(islands).map(([name, load]) => [
      name,
      () => {
        loaded.push(name);
        return load();
      },
    ]),
  );

  await act(() => hydrateIslands(document, recorded, neverWaits));

  expect(loaded).toEqual(['contact-form', 'issue-search']);
});

test('each step waits for a pause of the visitor, and has a task of its own', async () => {
  renderStatic('reviews');
  let task = 0;
  const steps: number[] = [];
  const whenQuiet = () => {
    steps.push(task);
    setTimeout(() => (task += 1));
    return Promise.resolve();
  };

  await act(() => hydrateIslands(document, islands, whenQuiet));

  // The component is loaded, then what hydrates it, and then it is hydrated.
  expect(steps).toEqual([0, 1, 2]);
});

test('leaves an island static that cannot be loaded, and hydrates the others', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue();
  const lost = { ...islands, reviews: () => Promise.reject(new Error('No such file.')) };
  renderStatic('reviews', 'contact-form');
  const before = document.querySelector('[data-island="reviews"]')?.outerHTML;

  await act(() => hydrateIslands(document, lost, neverWaits));

  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
  expect(document.querySelector('[data-island="reviews"]')?.outerHTML).toBe(before);
  expect(consoleError).toHaveBeenCalledTimes(1);
});
