import { headersFor } from './header-rules';
import { headersFile } from './headers-file';
import { pages, rules } from './page.testing';

type Block = { readonly path: string; readonly lines: readonly string[] };

const blocks: readonly Block[] = headersFile(rules)
  .split('\n\n')
  .map((text) => text.trim().split('\n'))
  .map(([path = '', ...lines]) => ({ path, lines: lines.map((line) => line.trim()) }));

const matches = ({ path }: Block, address: string) =>
  path === address || (path.endsWith('/*') && address.startsWith(path.slice(0, -1)));

/** Cloudflare joins repeated headers with commas, except removed ones. */
function onCloudflare(address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { lines } of blocks.filter((block) => matches(block, address))) {
    for (const line of lines) if (line.startsWith('! ')) delete headers[line.slice(2)];
    for (const line of lines.filter((text) => !text.startsWith('! '))) {
      const [name = '', value = ''] = line.split(/: (.*)/);
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

/** Netlify skips lines without a colon and uses the last value. */
function onNetlify(address: string): Record<string, string> {
  const lines = blocks.filter((block) => matches(block, address)).flatMap((block) => block.lines);
  return Object.fromEntries(
    lines.filter((line) => line.includes(':')).map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
}

test.each([
  ...pages.map(({ path }) => path),
  '/form/',
  '/assets/a.js',
  '/icon.png',
  '/assets/share/a.jpg',
  '/nowhere',
])('Cloudflare and Netlify send the headers of headers.json for %s', (address) => {
  expect(onCloudflare(address)).toEqual(headersFor(rules, address));
  expect(onNetlify(address)).toEqual(headersFor(rules, address));
});

test('writes one block per path, because Cloudflare keeps only the last', () => {
  const paths = blocks.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('refuses more rules than Cloudflare reads', () => {
  const many = Array.from({ length: 51 }, (_, index) => ({
    path: `/${index}`,
    headers: { A: 'x' },
  }));
  expect(() => headersFile(many)).toThrow(/102 rules/);
});

test('refuses a longer line than Cloudflare reads', () => {
  expect(() => headersFile([{ path: '/*', headers: { A: 'x'.repeat(2000) } }])).toThrow(
    /line of 2005 characters/,
  );
});
