import { showFragment } from './show-fragment';

const scrollIntoView = jest.fn();
const focus = jest.fn<void, [], HTMLElement>();

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { scrollIntoView, focus });
  history.replaceState(null, '', '/');
});

/** A page with folded questions. A new document for each test, since the listeners are never removed. */
function createPage() {
  const page = new DOMParser().parseFromString(
    `<button role="tab" id="tab">Other questions</button>
     <div role="tabpanel" aria-labelledby="tab" hidden>
       <details id="first"><summary>First</summary></details>
     </div>
     <details id="second"><summary>Second</summary><p id="answer" tabindex="-1">Answer</p></details>
     <a href="#second">Second</a>
     <a href="#open">Text</a>
     <p id="open">Text</p>`,
    'text/html',
  );
  return { page, openOnes: () => [...page.querySelectorAll('details[open]')].map(({ id }) => id) };
}

/**
 * The texts of the elements of a page on which `focus` was called. jsdom itself moves the focus only in the document of
 * its window.
 */
const textsFocusedIn = (page: Document) =>
  focus.mock.contexts
    .filter(({ ownerDocument }) => ownerDocument === page)
    .map(({ textContent }) => textContent);

function goTo(hash: string): void {
  history.replaceState(null, '', `/${hash}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

test('opens the question that the address names, at the start', () => {
  const { page, openOnes } = createPage();
  history.replaceState(null, '', '/#second');

  showFragment(page);

  expect(openOnes()).toEqual(['second']);
});

test.each([
  ['a question', '#second', 'second', 'Second'],
  ['what is folded around its target', '#answer', 'second', 'Answer'],
])('a link on the same page opens %s, in view and with the focus', (_what, hash, id, focused) => {
  const { page, openOnes } = createPage();
  showFragment(page);
  expect(openOnes()).toEqual([]);

  goTo(hash);

  expect(openOnes()).toEqual([id]);
  expect(textsFocusedIn(page)).toEqual([focused]);
  expect(scrollIntoView.mock.contexts).toContain(page.querySelector(hash));
});

test('selects the tab of the question', () => {
  const { page, openOnes } = createPage();
  const select = jest.fn();
  page.getElementById('tab')!.addEventListener('click', select);
  showFragment(page);

  goTo('#first');

  expect(select).toHaveBeenCalled();
  expect(openOnes()).toEqual(['first']);
  expect(textsFocusedIn(page)).toEqual(['First']);
});

test('opens a question again that was closed, when the address is the same', () => {
  const { page, openOnes } = createPage();
  showFragment(page);
  goTo('#second');
  page.querySelector('details#second')!.removeAttribute('open');

  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  page.querySelector('a')!.dispatchEvent(click);

  expect(openOnes()).toEqual(['second']);
  // Otherwise the browser would take the focus from it, by its own navigation to the fragment.
  expect(click.defaultPrevented).toBe(true);
});

test('a link to a question that is open focuses it', () => {
  const { page } = createPage();
  page.querySelector('details#second')!.setAttribute('open', '');
  showFragment(page);

  goTo('#second');

  expect(textsFocusedIn(page)).toEqual(['Second']);
});

test.each(['', '#open', '#nothing'])('leaves %s to the browser', (hash) => {
  showFragment(createPage().page);

  goTo(hash);

  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ['another place', '#second'],
  ['a place that nothing hides, a second time', '#open'],
])('leaves a click on a link to %s to the browser', (_what, hash) => {
  const { page } = createPage();
  showFragment(page);
  goTo(hash);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  page.querySelector('a[href="#open"]')!.dispatchEvent(click);

  expect(click.defaultPrevented).toBe(false);
});
