import { bytesOf, pageWeight, parts, type Part } from './page-weight';
import { siteWith } from './site.testing';

function weightsOf(html: string, files: Readonly<Record<string, string | number>> = {}) {
  const build = siteWith({ 'a/index.html': html, ...files });
  const weight = pageWeight(build, '/a');
  return Object.fromEntries(parts.map((part) => [part, bytesOf(weight.files[part])])) as Readonly<
    Record<Part, number>
  >;
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

const withIslands = {
  'assets/page.js': '//',
  'assets/page.js.br': 1,
  'assets/start.js':
    'var t={"a-form":()=>d(()=>import("./a.js"),[]),b:()=>d(()=>import("./b.js"),[])}',
  'assets/start.js.br': 2,
  'assets/a.js': 'import("./c.js")',
  'assets/a.js.br': 4,
  'assets/b.js': '//',
  'assets/b.js.br': 8,
  'assets/c.js': '//',
  'assets/c.js.br': 16,
};
const starting = '<script async src="/assets/page.js" data-start="/assets/start.js"></script>';

test('of the islands only those count that the page has', () => {
  const page = (islands: string) => weightsOf(`${islands}${starting}`, withIslands);
  expect(page('<p data-island="a-form">')).toMatchObject({ script: 23 });
  expect(page('<p data-island="b">')).toMatchObject({ script: 11 });
  expect(page('<p data-island="b"><p data-island="a-form">')).toMatchObject({ script: 31 });
});

test('an island that no script knows is an error, and not a light page', () => {
  expect(() => weightsOf(`<p data-island="c">${starting}`, withIslands)).toThrow(/island "c"/);
});

test('what comes to life by itself counts before the first touch', () => {
  const before = (island: string) => {
    const weights = weightsOf(`${island}${starting}`, withIslands);
    return weights.beforeTouch - weights.html;
  };
  expect(before('<p data-island="b">')).toBe(1);
  expect(before('<p data-island="b" data-eager="">')).toBe(11);
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
