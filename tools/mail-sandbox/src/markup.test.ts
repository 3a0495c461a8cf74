import { markup } from './markup';

test('escapes values but not markup, and omits null', () => {
  const items = ['<a>', '&'].map((item) => markup`<li title="${item}">${item}</li>`);
  expect(markup`<ul>${items}</ul>${null}${0}`.source).toBe(
    '<ul><li title="&#60;a&#62;">&#60;a&#62;</li><li title="&#38;">&#38;</li></ul>0',
  );
});
