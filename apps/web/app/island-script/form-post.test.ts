import { servedZip } from '@lawyers/domain/sample-answers';
import { prepareFormPost } from './form-post';

const message = () => document.querySelector('textarea')!;

beforeEach(() => {
  history.replaceState(null, '', `/formInput?zipCode=${servedZip}`);
  document.body.innerHTML = `
    <div data-form-post hidden>A plain page opens.</div>
    <div data-island="intake-form">
      <form method="post"><input name="zipCode"><textarea></textarea></form>
    </div>`;
  prepareFormPost(document);
  message().value = 'typed';
});
afterEach(() => history.replaceState(null, '', '/'));

test('shows the note, and fills in the zip code of the address', () => {
  expect(document.querySelector('[data-form-post]')).toBeVisible();
  expect(document.querySelector('input')).toHaveValue(servedZip);
});

test('keeps what was typed when the page is left without sending it', () => {
  dispatchEvent(new Event('pagehide'));

  expect(message()).toHaveValue('typed');
});

test('empties the form when it has been posted, but for what the address holds', () => {
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(message()).toHaveValue('typed');

  dispatchEvent(new Event('pagehide'));

  expect(message()).toHaveValue('');
  expect(document.querySelector('input')).toHaveValue(servedZip);
});
