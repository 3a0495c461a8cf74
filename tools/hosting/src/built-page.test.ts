import { readPage } from './built-page';

const read = (body: string) => readPage('/about', `<html><body>${body}</body></html>`, ['f()']);

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
  expect(() => read(body)).toThrow(/^\/about has /);
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
  expect(() => read(body)).not.toThrow();
});
