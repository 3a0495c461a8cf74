import { bytesOf, pageWeight, parts } from './page-weight';
import { siteWith } from './site.testing';

function weightsOf(html: string, files: Readonly<Record<string, string | number>> = {}) {
  const build = siteWith({ 'a/index.html': html, ...files });
  const weight = pageWeight(build, '/a');
  return {
    html: build.fileOf('/a').bytes,
    ...Object.fromEntries(parts.slice(1).map((part) => [part, bytesOf(weight.files[part])])),
  };
}

test('a script that names its start brings all of it, but not what comes at the moment of use', () => {
  const weights = weightsOf(
    '<script async src="/assets/page.js" data-start="/assets/start.js"></script>',
    {
      'assets/page.js': '//',
      'assets/page.js.br': 10,
      'assets/start.js': 'import("./entry.js")',
      'assets/start.js.br': 20,
      'assets/entry.js': 'import"./react.js";import("./toast-1.js")',
      'assets/entry.js.br': 40,
      'assets/react.js': '//',
      'assets/react.js.br': 80,
      'assets/toast-1.js': '//',
      'assets/toast-1.js.br': 160,
    },
  );
  expect(weights).toMatchObject({ scriptAtOnce: 10, script: 150 });
});

test('data in a script element is part of the page, and no script', () => {
  const html = '<script type="application/ld+json">{}</script><script type="text/plain">a</script>';
  expect(weightsOf(html)).toMatchObject({ scriptAtOnce: 0, script: 0 });
});

test('preloaded modules and module scripts count with what they import', () => {
  const html = '<link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script>';
  const files = { 'a.js': 'import"./b.js"', 'a.js.br': 3, 'b.js': '//', 'b.js.br': 4 };
  expect(weightsOf(html, files)).toMatchObject({ scriptAtOnce: 7, script: 7 });
});

test('all fonts count, and before the first touch those that are preloaded', () => {
  const html =
    '<link rel="preload" as="font" href="/a.woff2"><style>@font-face{src:url("/a.woff2")}@font-face{src:url(/b.woff2)}</style>';
  const weights = weightsOf(html, { 'a.woff2': 100, 'b.woff2': 50 });
  expect(weights).toMatchObject({ fonts: 150, beforeTouch: weights.html + 100 });
});

test('a style sheet counts as the page does, with the fonts it names', () => {
  const html = '<link rel="stylesheet" href="/a.css">';
  const files = { 'a.css': '@font-face{src:url(/b.woff2)}', 'a.css.br': 9, 'b.woff2': 50 };
  const weight = pageWeight(siteWith({ 'a/index.html': html, ...files }), '/a');
  expect(weight.files.html.map(({ address }) => address)).toEqual(['/a', '/a.css']);
  expect(bytesOf(weight.files.fonts)).toBe(50);
});

test('a picture that is shown twice comes once', () => {
  const html =
    '<link rel="icon" href="/i.svg"><img src="/a.avif"><img src="/a.avif" loading="lazy">';
  expect(weightsOf(html, { 'i.svg': '', 'i.svg.br': 5, 'a.avif': 30 })).toMatchObject({
    pictures: 35,
  });
});
