import { asPaper } from './paper';

const page = `<!doctype html><html><head>
<link rel="icon" href="/i.svg"><link rel="preload" as="font" href="/a.woff2">
<link rel="modulepreload" href="/m.js"><link rel="canonical" href="/">
<style>@font-face{font-family:A;src:url(/a.woff2)}p{color:red}</style>
<script>f()</script><script async src="/p.js"></script></head>
<body><p>Words</p><svg></svg><picture><source srcset="/w.avif"><img src="/w.webp"></picture>
<picture><source srcset="/v.avif"><img src="/v.webp"></picture></body></html>`;

test('paper has only HTML and styles', () => {
  const paper = asPaper(page);
  for (const gone of ['woff2', '<script', '<picture', '<img', 'i.svg', 'm.js']) {
    expect(paper).not.toContain(gone);
  }
  for (const kept of ['<!doctype html>', '<p>Words</p>', '<svg', 'color:red', 'canonical'])
    expect(paper).toContain(kept);
});

test('paper can keep one picture, in all its formats', () => {
  const paper = asPaper(page, '/v.avif');
  for (const kept of ['/v.avif', '/v.webp']) expect(paper).toContain(kept);
  for (const gone of ['/w.avif', '/w.webp', 'woff2']) expect(paper).not.toContain(gone);
});
