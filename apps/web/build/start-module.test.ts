/** @jest-environment node */
import { extractStartModule } from './start-module';

const jsonLd =
  '<script type="application/ld+json">{"@context":"https://schema.org","name":"$& $1"}</script>';
const inert = '<script type="text/plain"></script>';

// A page as the framework renders it: preloads in the head, context, module, and the data as it streamed in.
const page = [
  '<!DOCTYPE html><html><head><title>Contact</title>',
  '<link rel="preload" as="font" href="/assets/text.woff2"/>',
  '<link rel="modulepreload" href="/assets/manifest-1.js"/>',
  '<link rel="modulepreload" href="/assets/root-1.js"/>',
  `${jsonLd}</head><body><main>Contact Us</main>`,
  '<script>events.push("context");</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";\n',
  'import * as route0 from "/assets/root-1.js";\n',
  'import * as route1 from "/assets/contact-1.js";\n',
  '  events.push({ root: route0, contact: route1 });\n\n',
  'import("/assets/entry.client-1.js");</script>',
  '<!--$--><script>events.push("data </p>");</script><!--/$-->',
  '<script>events.push("end of data");</script>',
  '</body></html>',
].join('');

/** Runs a start module where imports are answered at once by their own address; gives what happened, in order. */
async function run(code: string): Promise<readonly unknown[]> {
  const events: unknown[] = [];
  const load = async (address: string) => {
    events.push(`load ${address}`);
    return address;
  };
  const body = code.replaceAll('import(', 'load(');
  new Function('events', 'load', body)(events, load);
  await new Promise(setImmediate);
  return events;
}

test('the start module runs the data first, then the modules, and the application last', async () => {
  const { code } = extractStartModule(page);

  expect(await run(code ?? '')).toEqual([
    'context',
    'data </p>',
    'end of data',
    'load /assets/manifest-1.js',
    'load /assets/root-1.js',
    'load /assets/contact-1.js',
    { root: '/assets/root-1.js', contact: '/assets/contact-1.js' },
    'load /assets/entry.client-1.js',
  ]);
});

test('the start module has no import that would be hoisted above the data', () => {
  expect(extractStartModule(page).code).not.toMatch(/^\s*import\s*["*{\w]/m);
});

test('every script of the page stays in its place, empty and inert', () => {
  const { html } = extractStartModule(page);
  const scripts = html.match(/<script[\s\S]*?<\/script>/g);

  expect(scripts).toEqual([jsonLd, inert, inert, inert, inert]);
  expect(html).toContain(`<main>Contact Us</main>${inert}${inert}<!--$-->${inert}<!--/$-->`);
});

test('modules are no longer loaded ahead, fonts still are', () => {
  const { html } = extractStartModule(page);

  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<link rel="preload" as="font" href="/assets/text.woff2"/>');
});

test('what is read by search engines stays as it is', () => {
  expect(extractStartModule(page).html).toContain(jsonLd);
});

test.each([
  ['a page without scripts', '<html><head></head><body>About</body></html>'],
  ['a page with data for search engines only', `<html><head>${jsonLd}</head></html>`],
  [
    'a page whose only script is not a module',
    '<html><head><link rel="modulepreload" href="/a.js"/></head><script>let a;</script></html>',
  ],
])('%s is left untouched', (_what, html) => {
  expect(extractStartModule(html)).toEqual({ html, code: undefined });
});
