import { pageAs } from './variants';

const page = `<!doctype html><html><head>
<link rel="icon" href="/i.svg"><link rel="preload" as="font" href="/a.woff2">
<link rel="modulepreload" href="/m.js"><link rel="canonical" href="/">
<style>@font-face{font-family:A;src:url(/a.woff2)}p{color:red}</style>
<script>f()</script><script async src="/p.js"></script></head>
<body><p>Words</p><svg></svg><picture><source srcset="/w.avif"><img src="/w.webp"></picture>
<script type="application/ld+json">{}</script></body></html>`;

test('bare has everything except script files and data', () => {
  const bare = pageAs('bare', page);
  for (const gone of ['<script ', 'modulepreload']) expect(bare).not.toContain(gone);
  for (const kept of ['a.woff2', '@font-face', 'f()', '<picture>']) expect(bare).toContain(kept);
});

test('paper has only HTML and styles', () => {
  const paper = pageAs('paper', page);
  for (const gone of ['woff2', '<script', '<picture', '<img', 'i.svg']) {
    expect(paper).not.toContain(gone);
  }
  for (const kept of ['<!doctype html>', '<p>Words</p>', '<svg', 'color:red', 'canonical'])
    expect(paper).toContain(kept);
});
