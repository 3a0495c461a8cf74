import { headersFor, type HeaderRule } from './header-rules';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx-file';
import { facts, pages, rules } from './page.testing';
import { listed, redirectFor, redirectsFile, siteRedirects, type Redirect } from './redirects';

/** What a host sends for an address: a redirect's target, or headers. */
type Sent = string | Readonly<Record<string, string>>;

const redirects = siteRedirects(pages, facts.fixedPaths);
const at = (blockPath: string, address: string) =>
  blockPath === address || (blockPath.endsWith('/*') && address.startsWith(blockPath.slice(0, -1)));

/** The lines of `_headers` that apply to an address. */
const headerLines = (address: string) =>
  headersFile(rules)
    .split('\n\n')
    .map((block) => block.trim().split(/\n +/))
    .filter(([path = '']) => at(path, address))
    .flatMap(([, ...lines]) => lines.map((line) => line.split(/(?<=^!) |: /)));

const redirectLine = (address: string, status: string) =>
  redirectsFile(redirects)
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from, , code]) => from === address && code === status)?.[1];

/** Uses the last of two values, and ignores lines with `!`, which have no colon. */
function netlify(address: string): Sent {
  const lines = headerLines(address).filter(([name]) => name !== '!');
  const exists = pages.some(({ path }) => path === address.replace(/(.)\/$/, '$1'));
  const redirect = redirectLine(address, exists ? '301!' : '301');
  return redirect ?? (Object.fromEntries(lines) as Record<string, string>);
}

/** Joins two values with a comma, unless `!` removes the first. */
function cloudflare(address: string): Sent {
  const headers: Record<string, string> = {};
  for (const [name = '', value = ''] of headerLines(address)) {
    if (name === '!') delete headers[value];
    else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return redirectLine(address, '301') ?? headers;
}

/** A map's first pattern that matches decides. */
function nginx(address: string): Sent {
  const file = nginxFile(rules, redirects);
  const valueOf = (variable: string): string | undefined => {
    const lines = file.split(`map $uri ${variable} {\n`)[1]?.split('\n}')[0]?.split('\n') ?? [];
    const pairs = lines.map((line) =>
      line
        .trim()
        .replace(/;$/, '')
        .split(/(?<=^\S+) /),
    );
    const match = pairs.find(
      ([key]) =>
        key &&
        key !== 'default' &&
        new RegExp(key.replace(/^"~\*?|"$/g, ''), key.startsWith('"~*') ? 'i' : '').test(address),
    );
    return (match ?? pairs.find(([key]) => key === 'default'))?.[1]?.replaceAll('"', '');
  };
  const added = [...file.matchAll(/add_header (\S+) (?:"(.+)"|(\$\w+)) always;/g)];
  const headers = added.map(([, name, fixed, variable]) => [name, fixed ?? valueOf(`${variable}`)]);
  return valueOf('$site_redirect') || (Object.fromEntries(headers) as Record<string, string>);
}

const addresses = [
  ...pages.map(({ path }) => path),
  '/form/',
  '/old/',
  '/OLD',
  '/Old/',
  '/es/formone',
  '/es/FormOne',
  '/ES/FORMONE',
  '/es/formOne',
  '/assets/a.js',
  '/icon.png',
  '/assets/share/a.jpg',
  '/es/nowhere',
  '/nowhere',
];

test.each(addresses)(
  'every host sends for %s what headers.json and redirects.json say',
  (address) => {
    const expected = redirectFor(redirects, address) ?? headersFor(rules, address);
    const sent = Object.entries({ nginx, netlify, cloudflare }).map(
      ([host, send]) => [host, send(address)] as const,
    );
    expect(Object.fromEntries(sent)).toEqual(
      Object.fromEntries(sent.map(([host]) => [host, expected])),
    );
  },
);

test('an address in other capitals leads to the page, and the page leads nowhere', () => {
  expect(redirectFor(redirects, '/ES/formone/')).toBe('/es/formOne');
  expect(redirectFor(redirects, '/es/formOne')).toBeUndefined();
  expect(redirectFor(redirects, '/')).toBeUndefined();
});

const rulesWith = (count: number, value: string): readonly HeaderRule[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${index}`, headers: { A: value } }));

test('writes one block per path, because Cloudflare keeps only the last', () => {
  const paths = headersFile(rules).match(/^\/\S*/gm) ?? [];
  expect(new Set(paths).size).toBe(paths.length);
});

test('refuses what a host would not read', () => {
  expect(() => headersFile(rulesWith(51, 'x'))).toThrow(/102 rules/);
  expect(() => headersFile(rulesWith(1, 'x'.repeat(2000)))).toThrow(/line of 2005 characters/);
});

test('lists no more redirects than Cloudflare reads', () => {
  const many = Array.from({ length: 1000 }, (_, index): Redirect => ({
    from: `/${index}`,
    to: '/',
    status: 301,
  }));
  expect(redirectsFile(many).trim().split('\n')).toHaveLength(2000);
  expect(listed(many)).toEqual(many.slice(0, 500));
});
