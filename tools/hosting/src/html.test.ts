import { addToHead, attributeOf, elementsOf, textOf } from './html';

test('elements of noscript and template count, text of scripts does not', () => {
  const html =
    '<body><noscript><p></p></noscript><template><i></i></template><script>"<b>"</script>';
  expect(elementsOf(html).map(({ tagName }) => tagName)).toEqual(
    expect.arrayContaining(['noscript', 'p', 'template', 'i', 'script']),
  );
  expect(elementsOf(html).some(({ tagName }) => tagName === 'b')).toBe(false);
});

test('attributes are decoded, and text is that of the element itself', () => {
  const [anchor] = elementsOf('<a HREF="/?a&amp;b">one<b>two</b></a>').filter(
    ({ tagName }) => tagName === 'a',
  );
  if (!anchor) throw new Error('no anchor');
  expect(attributeOf(anchor, 'href')).toBe('/?a&b');
  expect(attributeOf(anchor, 'title')).toBeUndefined();
  expect(textOf(anchor)).toBe('one');
});

test('markup is added at the end of the head, and nothing else changes', () => {
  const html = `<!DOCTYPE html><html><head><title></head></title></head><body><!-- --><P a='1'></body></html>`;
  expect(addToHead(html, (elements) => `<x-${elements.length}>`)).toBe(
    html.replace('</title></head>', '</title><x-5></head>'),
  );
});

test('a page without the end of a head is refused', () => {
  expect(() => addToHead('<p>No head</p>', () => '')).toThrow(/no <\/head> in: <p>No head/);
});
