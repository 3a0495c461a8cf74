import { readPage } from './read-build';

const html =
  '<html><body><p title="on &amp; off">Call <!-- -->us</p><form action="/formInput"></form></body></html>';

test('reads the text and attributes of a page', () => {
  const page = readPage('/contact', html);
  expect(page.path).toBe('/contact');
  expect(page.texts).toEqual(expect.arrayContaining(['Call us', 'on & off', '/formInput']));
});
