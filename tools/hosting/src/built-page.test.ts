import { createHash } from 'node:crypto';
import { readPage as readBuiltPage } from './built-page';
import { facts } from './page.testing';

const readPage = (path: string, text: string) => readBuiltPage(path, text, facts.inlineScripts);
const html = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

test('reads the styles, the origins that forms post to except its own, and where an immediate refresh leads', () => {
  const texts = ['a{color:red}\n', 'b{}'];
  const styles = texts.map((css) => `<style data-x="y">${css}</style>`);
  const refresh = '<meta http-equiv="refresh" content="0;url=/blogs/page1">';
  const forms =
    '<form action="/form"></form><form id="x" method="post" action="https://mail.example.com/send?a=b"></form>';
  expect(readPage('/', html(refresh + styles.join(''), forms))).toEqual({
    path: '/',
    styleHashes: texts.map((css) => createHash('sha256').update(css).digest('base64')),
    postTo: ['https://mail.example.com'],
    redirectTo: '/blogs/page1',
  });
});

test.each([
  '<p style="color:red">x</p>',
  '<P STYLE=color:red>x</P>',
  `<p title='a "b" >' data-a style="x">x</p>`,
  '<img src="/a.png" onerror="x()">',
  '<script>x()</script>',
  '<script type="module">x()</script>',
  '<noscript><p style="x"></p></noscript>',
  '<template><p style="x"></p></template>',
])('refuses %s and names the page', (body) => {
  expect(() => readPage('/about', html('', body))).toThrow(/^\/about has /);
});

test.each([
  '<script type="application/ld+json">{"style":"<p style=x>"}</script>',
  '<script type="text/plain"></script>',
  '<script>f()</script>',
  '<script async src="/assets/page.js"></script>',
  '<p title="style=x onclick=y">style="color" onclick="x" &lt;p style=""&gt;</p>',
  '<p data-style="x" data-on="y">x</p>',
  '<script type="text/plain">"<p style=x>"</script><!--<p style="x">-->',
])('accepts %s', (body) => {
  expect(() => readPage('/about', html('', body))).not.toThrow();
});
