import { servedZip } from '@lawyers/domain/sample-answers';
import { prepareFormPost } from './prepare-form-post';

test('shows the note, fills in the zip code of the address, and keeps only that after the form was posted', () => {
  history.replaceState(null, '', `/formInput?zipCode=${servedZip}`);
  document.body.innerHTML = `
    <div data-form-post hidden>A plain page opens.</div>
    <div data-island="intake-form">
      <form method="post"><input name="zipCode"><textarea></textarea></form>
    </div>`;
  const message = document.querySelector('textarea')!;
  prepareFormPost(document);
  expect(document.querySelector('[data-form-post]')).toBeVisible();
  expect(document.querySelector('input')).toHaveValue(servedZip);

  message.value = 'typed';
  // The page is left without sending it, then with.
  dispatchEvent(new Event('pagehide'));
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(message).toHaveValue('typed');
  dispatchEvent(new Event('pagehide'));

  expect(message).toHaveValue('');
  expect(document.querySelector('input')).toHaveValue(servedZip);
});
