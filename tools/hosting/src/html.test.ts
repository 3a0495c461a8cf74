import { addToHead, elementsOf } from './html';

const named = (html: string, name: string) =>
  elementsOf(html).filter(({ tagName }) => tagName === name);

test('reads elements in noscript and template, but none in scripts and comments', () => {
  const html =
    '<body><noscript><p></p></noscript><template><i></i></template><script>"<b>"</script><!--<b>-->';
  for (const name of ['noscript', 'p', 'template', 'i', 'script']) {
    expect([name, named(html, name)]).toEqual([name, [expect.anything()]]);
  }
  expect(named(html, 'b')).toEqual([]);
});

test('decodes attributes and reads only an element’s own text', () => {
  const html = '<a HREF="/?a&amp;b" hidden>one<!-- --> &amp; <b>two</b> three</a>';
  expect(named(html, 'a')).toEqual([
    { tagName: 'a', attributes: { href: '/?a&b', hidden: '' }, text: 'one &  three' },
  ]);
});

test('inserts markup at the end of the head and changes nothing else', () => {
  const html = `<!DOCTYPE html><html><head><title></head></title></head><body><!-- --><P a='1'></body></html>`;
  expect(addToHead(html, (elements) => `<x-${elements.length}>`)).toBe(
    html.replace('</title></head>', '</title><x-5></head>'),
  );
});

test('refuses a page without </head>', () => {
  expect(() => addToHead('<p>No head</p>', () => '')).toThrow(/no <\/head> in: <p>No head/);
});
