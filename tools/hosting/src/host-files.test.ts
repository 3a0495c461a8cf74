import { runInNewContext } from 'node:vm';
import { cloudFrontFile } from './cloudfront-file';
import { requestFunction, responseFunction } from './cloudfront-functions';
import { headersFor, type HeaderRule } from './header-rules';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx-file';
import { pages, rules } from './page.testing';
import { redirectsFile, siteRedirects, type Redirect } from './redirects';

/** What a host sends for an address: a redirect's target, or headers. */
type Sent = string | Readonly<Record<string, string>>;

const redirects = siteRedirects(pages);
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
  return redirectLine(address, '301!') ?? (Object.fromEntries(lines) as Record<string, string>);
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
      ([key]) => key && new RegExp(key.slice(2, -1)).test(address) && key !== 'default',
    );
    return (match ?? pairs.find(([key]) => key === 'default'))?.[1]?.replaceAll('"', '');
  };
  const added = [...file.matchAll(/add_header (\S+) (?:"(.+)"|(\$\w+)) always;/g)];
  const headers = added.map(([, name, fixed, variable]) => [name, fixed ?? valueOf(`${variable}`)]);
  return valueOf('$site_redirect') || (Object.fromEntries(headers) as Record<string, string>);
}

type Sendable = {
  readonly statusCode?: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};

/** Runs the code as CloudFront does. */
function run(code: string, event: object): Sendable {
  const filled = code.replaceAll('${Site}', 'www.example.com').replaceAll('${Release}', '7');
  return runInNewContext(`${filled} handler(event)`, { event }) as Sendable;
}

function ask(uri: string, known: readonly Redirect[]): Sendable {
  const headers = { host: { value: 'www.example.com' } };
  return run(requestFunction(known), { request: { uri, headers, querystring: {} } });
}

function cloudFront(address: string): Sent {
  const asked = ask(address, redirects);
  if (asked.statusCode === 301) return `${asked.headers['location']?.value}`;
  const sent = run(responseFunction(rules), { request: asked, response: { headers: {} } });
  const names = Object.keys(Object.assign({}, ...rules.map((rule) => rule.headers)));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = sent.headers[name.toLowerCase()]?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const addresses = [
  ...pages.map(({ path }) => path),
  '/form/',
  '/old/',
  '/assets/a.js',
  '/icon.png',
  '/assets/share/a.jpg',
  '/es/nowhere',
  '/nowhere',
];

test.each(addresses)(
  'every host sends for %s what headers.json and redirects.json say',
  (address) => {
    const redirect = redirects.find(({ from }) => from === address.replace(/(.)\/$/, '$1'));
    const expected = redirect?.to ?? headersFor(rules, address);
    const sent = Object.entries({ nginx, netlify, cloudflare, cloudFront }).map(
      ([host, send]) => [host, send(address)] as const,
    );
    expect(Object.fromEntries(sent)).toEqual(
      Object.fromEntries(sent.map(([host]) => [host, expected])),
    );
  },
);

test('CloudFront redirects the other name with path and query, and has a policy for errors', () => {
  const request = {
    uri: '/form',
    headers: { host: { value: 'example.com' } },
    querystring: { a: { value: 'b%20c' }, d: { value: '' } },
  };
  expect(run(requestFunction([]), { request }).headers).toEqual({
    location: { value: 'https://www.example.com/form?a=b%20c&d=' },
  });
  const template = cloudFrontFile(rules, redirects);
  for (const value of Object.values(rules[0]!.headers).slice(0, 4))
    expect(template).toContain(JSON.stringify(value));
  expect(template).toContain('"AccessControlMaxAgeSec":63072000,"IncludeSubdomains":true');
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
  expect(() => cloudFrontFile(rulesWith(6, 'x'.repeat(2000)), [])).toThrow(
    /function for CloudFront has .* bytes/,
  );
});

test('writes no more redirects than Cloudflare reads, and for CloudFront none when there are too many', () => {
  const many = Array.from({ length: 1000 }, (_, index): Redirect => ({
    from: `/${index}`,
    to: '/',
    status: 301,
  }));
  expect(redirectsFile(many).trim().split('\n')).toHaveLength(2000);
  expect(ask('/7', many)).toMatchObject({ uri: '/7/7/index.html' });
});
