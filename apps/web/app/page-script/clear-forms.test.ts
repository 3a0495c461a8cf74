import { clearForms } from './clear-forms';

test('resets typed text and choices, inside forms and in radio buttons without a form', () => {
  const page = new DOMParser().parseFromString(
    `<form><input><select><option>First</option><option>Second</option></select></form>
     <form><textarea></textarea></form>
     <input type="radio" name="issue" form="" value="first" checked>
     <input type="radio" name="issue" form="" value="second">`,
    'text/html',
  );
  const element = <E extends Element>(selector: string) => page.querySelector<E>(selector)!;
  element<HTMLInputElement>('input').value = 'typed';
  element<HTMLTextAreaElement>('textarea').value = 'typed';
  element<HTMLSelectElement>('select').selectedIndex = 1;
  element<HTMLInputElement>('[value="second"]').checked = true;

  clearForms(page);

  expect(element<HTMLInputElement>('input').value).toBe('');
  expect(element<HTMLTextAreaElement>('textarea').value).toBe('');
  expect(element<HTMLSelectElement>('select').selectedIndex).toBe(0);
  expect(element<HTMLInputElement>(':checked[type="radio"]').value).toBe('first');
});
