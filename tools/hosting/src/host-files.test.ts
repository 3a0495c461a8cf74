import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBuild } from './build.testing';
import { headersFor, type HeaderRule } from './header-rules';
import { headersFile } from './headers-file';
import { readHosting } from './hosting';
import { redirectFor } from './redirects';

// Imitates how Netlify and Cloudflare Pages read `_headers` and `_redirects`, since a test cannot run these hosts.
// tools/launch-check tests nginx.conf on a real nginx.

let build: string;
let hosting: ReturnType<typeof readHosting>;
beforeAll(async () => {
  build = await makeBuild();
  hosting = readHosting(build);
});
const read = (name: string) => readFileSync(join(build, 'client', name), 'utf8');

/** The lines of `_headers` that apply to an address, each as `[name, value]`, or `['!', name]` for a removal. */
const headerLines = (address: string) =>
  read('_headers')
    .split('\n\n')
    .map((block) => block.trim().split(/\n +/))
    .filter(([path = '']) =>
      path.endsWith('/*') ? address.startsWith(path.slice(0, -1)) : path === address,
    )
    .flatMap(([, ...lines]) => lines.map((line) => line.split(/(?<=^!) |: /)));

const redirectLine = (address: string, status: string) =>
  read('_redirects')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from, , code]) => from === address && code === status)?.[1];

/** What each host would send for an address: the target of a redirect, or headers. */
const hosts: Readonly<Record<string, (address: string) => unknown>> = {
  /**
   * Netlify uses the last of several values of a header, and ignores lines with `!` in `_headers`, which have no colon.
   * It prefers an existing page to a redirect, unless the status has a `!`.
   */
  netlify(address) {
    const lines = headerLines(address).filter(([name]) => name !== '!');
    const exists = existsSync(join(build, 'client', address, 'index.html'));
    return redirectLine(address, exists ? '301!' : '301') ?? Object.fromEntries(lines);
  },
  /**
   * Cloudflare adds a header that lets other sites read the answer. It joins several values of a header with a comma,
   * unless a line with `!` removes the earlier ones. It ignores redirects with a `!` after the status.
   */
  cloudflare(address) {
    const headers: Record<string, string> = { 'Access-Control-Allow-Origin': '*' };
    for (const [name = '', value = ''] of headerLines(address)) {
      if (name === '!') delete headers[value];
      else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    return redirectLine(address, '301') ?? headers;
  },
};

test.each([
  ...['/', '/form', '/form/', '/done', '/about', '/404.html', '/old', '/old/'],
  ...['/es/formone', '/es/FormOne', '/es/formOne', '/ABOUT'],
  ...['/assets/a.js', '/icon.png', '/assets/share/a.jpg', '/articles/1', '/es/nowhere', '/nowhere'],
])('every host sends for %s what headers.json and redirects.json say', (address) => {
  const expected = redirectFor(hosting.redirects, address) ?? headersFor(hosting.headers, address);
  for (const [host, send] of Object.entries(hosts))
    expect([host, send(address)]).toEqual([host, expected]);
});

test('forces only redirects of pages that redirect: others would lead to themselves where capitals are ignored', () => {
  const forced = read('_redirects').match(/^.*!$/gm);
  expect(forced).toEqual(['/old /about 301!', '/old/ /about 301!']);
});

test('lets Netlify change no page, and no address', () => {
  const settings = readFileSync(join(build, 'netlify.toml'), 'utf8');
  expect(settings).toMatch(/^\[build\.processing\]\nskip_processing = true$/m);
  expect(settings).toMatch(/^\[build\.processing\.html\]\npretty_urls = false$/m);
});

test.each([
  ['/ES/formone/', '/es/formOne'],
  ['/es/formOne', undefined],
  ['/old', '/about'],
  ['/', undefined],
])('%s leads to %s', (address, target) => {
  expect(redirectFor(hosting.redirects, address)).toBe(target);
});

test('writes one block per path, because Cloudflare keeps only the last', () => {
  const paths = read('_headers').match(/^\/\S*/gm) ?? [];
  expect(paths.length).toBeGreaterThan(5);
  expect(new Set(paths).size).toBe(paths.length);
});

test('refuses headers that Cloudflare would not read, and no others', () => {
  const rulesWith = (length: number, value: string): readonly HeaderRule[] =>
    Array.from({ length }, (_, index) => ({ path: `/${index}`, headers: { A: value } }));
  expect(() => headersFile(rulesWith(50, 'x'.repeat(1995)))).not.toThrow();
  expect(() => headersFile(rulesWith(51, 'x'))).toThrow(/102 rules/);
  expect(() => headersFile(rulesWith(1, 'x'.repeat(2000)))).toThrow(/line of 2005 characters/);
});
