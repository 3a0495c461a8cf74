import { servedZip } from '@lawyers/domain/sample-answers';
import { focusFormPostNote, prepareFormPost } from './prepare-form-post';

let page: Document;
// A new document each time, since listeners are never removed.
beforeEach(() => {
  history.replaceState(null, '', `/formInput?zipCode=${servedZip}`);
  page = new DOMParser().parseFromString(
    `<div data-island="intake-form">
       <form id="intake" method="post"><input name="zipCode"><textarea></textarea></form>
     </div>
     <div data-form-post hidden tabindex="-1">A plain page opens.</div>`,
    'text/html',
  );
});

const note = () => page.querySelector<HTMLElement>('[data-form-post]')!;
const zipCode = () => page.querySelector('input')!;
const message = () => page.querySelector('textarea')!;
const leave = () => dispatchEvent(new Event('pagehide'));

function send(): Event {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  page.forms[0]!.dispatchEvent(event);
  return event;
}

test('shows the note, fills in the zip code of the address, and keeps only that after the form was posted', () => {
  prepareFormPost(page);
  expect(note().hidden).toBe(false);
  expect(zipCode().value).toBe(servedZip);

  message().value = 'typed';
  leave();
  send();
  expect(message().value).toBe('typed');
  leave();

  expect(message().value).toBe('');
  expect(zipCode().value).toBe(servedZip);
});

test('takes the note back when the island hydrates after all, and leaves the form to it', () => {
  prepareFormPost(page);
  const island = page.querySelector('[data-island]')!;
  island.dispatchEvent(new Event('hydrated'));
  expect(note().hidden).toBe(true);

  island.addEventListener('submit', (event) => event.preventDefault());
  message().value = 'typed';
  expect(send().defaultPrevented).toBe(true);
  leave();
  expect(message().value).toBe('typed');
});

test('shows no note when another island is lost', () => {
  page.querySelector('[data-island]')!.setAttribute('data-island', 'issue-search');
  prepareFormPost(page);
  expect(note().hidden).toBe(true);
});

test('focuses the note', () => {
  document.body.innerHTML = page.body.innerHTML;
  document.querySelector('[data-form-post]')!.removeAttribute('hidden');
  focusFormPostNote(document);
  expect(document.activeElement).toHaveTextContent('A plain page opens.');
});
