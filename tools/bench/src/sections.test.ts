import { withSections } from './sections';

const document = 'By hand.\n<!-- a -->\nold\n<!-- /a -->\nAlso by hand.\n<!-- b --><!-- /b -->';

test('what was measured is replaced, and what was written stays', () => {
  expect(withSections(document, { a: 'new' })).toBe(
    'By hand.\n<!-- a -->\n\nnew\n\n<!-- /a -->\nAlso by hand.\n<!-- b --><!-- /b -->',
  );
});

test('replacing a section again changes nothing', () => {
  const once = withSections(document, { a: 'new', b: '$& is no pattern' });
  expect(withSections(once, { a: 'new', b: '$& is no pattern' })).toBe(once);
  expect(once).toContain('$& is no pattern');
});

test.each(['c', 'a -->'])('a section without a place is refused by its name: %s', (name) => {
  expect(() => withSections(document, { [name]: '' })).toThrow(`"${name}"`);
});
