import { servedZip } from '@lawyers/domain/sample-answers';
import { keepQuery } from './language-link';

test('keeps the query on the links to other languages, and on no other', () => {
  const query = `?accidentId=Sex+Assault&zipCode=${servedZip}`;
  history.replaceState(null, '', `/formInput${query}#first`);
  document.body.innerHTML =
    '<a hreflang="es" href="/es/formInput">Español</a><a href="/about">About</a>';

  keepQuery(document);

  const [spanish, about] = document.querySelectorAll('a');
  expect(spanish?.href).toBe(`${location.origin}/es/formInput${query}`);
  expect(about?.getAttribute('href')).toBe('/about');
});

test('takes nothing that was typed along', () => {
  history.replaceState(null, '', '/contact');
  document.body.innerHTML =
    '<a hreflang="es" href="/es/contact">Español</a><form><input name="message"></form>';
  document.querySelector('input')!.value = 'private';

  keepQuery(document);

  expect(document.querySelector('a')?.href).toMatch(/\/es\/contact$/);
});
