import { addToHead, elementsOf } from './html';

const named = (html: string, name: string) =>
  elementsOf(html).filter(({ tagName }) => tagName === name);

test('elements of noscript and template count, text of scripts and comments does not', () => {
  const html =
    '<body><noscript><p></p></noscript><template><i></i></template><script>"<b>"</script><!--<b>-->';
  for (const name of ['noscript', 'p', 'template', 'i', 'script']) {
    expect([name, named(html, name)]).toEqual([name, [expect.anything()]]);
  }
  expect(named(html, 'b')).toEqual([]);
});

test('attributes are decoded, and text is that of the element itself', () => {
  const html = '<a HREF="/?a&amp;b" hidden>one<!-- --> &amp; <b>two</b> three</a>';
  expect(named(html, 'a')).toEqual([
    { tagName: 'a', attributes: { href: '/?a&b', hidden: '' }, text: 'one &  three' },
  ]);
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
