import { markup } from './markup';

test('values are escaped, markup and lists of it are not, null is nothing', () => {
  const items = ['<a>', '&'].map((item) => markup`<li title="${item}">${item}</li>`);
  expect(markup`<ul>${items}</ul>${null}${0}`.source).toBe(
    '<ul><li title="&#60;a&#62;">&#60;a&#62;</li><li title="&#38;">&#38;</li></ul>0',
  );
});
