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
