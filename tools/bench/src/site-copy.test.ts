import { withoutPreload, withoutScripts } from './site-copy';

test('nothing of a script is left, and the rest stays', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><link rel="preload" as="font"><script async src="/a.js" data-start="/b.js"></script><p>x</p><script>\n1</script>';
  expect(withoutScripts(html)).toBe('<link rel="preload" as="font"><p>x</p>');
});

test('the preload of one font goes, and the other stays', () => {
  const [text, heading] = ['text-1.woff2', 'heading-2.woff2'].map(
    (file) => `<link rel="preload" as="font" href="/assets/${file}"/>`,
  );
  expect(withoutPreload(`${text}${heading}`, 'heading')).toBe(text);
});
