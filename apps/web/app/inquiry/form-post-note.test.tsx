import { staticHtml } from '../hydration/island.testing';
import { FormPostNote } from './form-post-note';

test('the note is hidden, can take the focus, is no Tab stop, and says what the next press does', () => {
  document.body.innerHTML = staticHtml(<FormPostNote />);
  const note = document.querySelector<HTMLElement>('[data-form-post]')!;

  expect([note.hidden, note.tabIndex]).toEqual([true, -1]);
  expect(note).toHaveTextContent(/nothing has been sent yet\. .* press Send again\./);
  expect(note).toHaveTextContent(/a plain page opens\. If your message was sent/);
  expect(note).toHaveTextContent(/do nothing there\. When you send it, the form is emptied/);
});
