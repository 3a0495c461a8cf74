import { createHash } from 'node:crypto';
import { headersFor } from './header-rules';
import { facts, page, pages, rules } from './page.testing';
import { siteHeaders } from './site-headers';

const policy = (path: string, of = rules) => `${headersFor(of, path)['Content-Security-Policy']}`;

function directive(path: string, name: string, of = rules): string | undefined {
  const parts = policy(path, of).split('; ');
  return parts.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1);
}

const hashes = facts.inlineScripts.map(
  (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
);

test.each(pages.map(({ path }) => path))('%s allows only what its policy lists', (path) => {
  expect(policy(path)).not.toMatch(/unsafe|\*/);
  const names = policy(path)
    .split('; ')
    .map((part) => part.split(' ')[0]);
  expect(new Set(names).size).toBe(names.length);
  for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'object-src', 'trusted-types'])
    expect([name, directive(path, name)]).toEqual([name, "'none'"]);
  for (const name of ['img-src', 'font-src', 'manifest-src'])
    expect([name, directive(path, name)]).toEqual([name, "'self'"]);
  expect(directive(path, 'connect-src')).toBe(`'self' ${facts.mailOrigin}`);
  expect(directive(path, 'require-trusted-types-for')).toBe("'script'");
  expect(directive(path, 'script-src')).toBe(`'self' ${hashes.join(' ')}`);
  expect(headersFor(rules, path)).not.toHaveProperty('Clear-Site-Data');
});

const spanish = siteHeaders([...pages, page('/es/about')], facts);
const empty = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

// Any unknown address may show the not-found page.
test.each([
  ['/form', [empty, 'hash-of-/form']],
  ['/about', [empty, 'hash-of-/404.html', 'hash-of-/about', 'hash-of-/done']],
  ['/nowhere', [empty, 'hash-of-/404.html', 'hash-of-/about', 'hash-of-/done']],
  ['/es/about', [empty, 'hash-of-/404.html', 'hash-of-/es/about']],
  ['/es/nowhere', [empty, 'hash-of-/404.html', 'hash-of-/es/about']],
])('%s allows the styles %j: of its own form, or of its language without forms', (path, styles) => {
  const sources = styles.map((hash) => `'sha256-${hash}'`);
  expect(directive(path, 'style-src', spanish)).toBe(["'self'", ...sources].join(' '));
});

test('only a page with a mail form may post to the mail service and send its origin', () => {
  expect(directive('/form', 'form-action')).toBe("'self' https://mail.example.com");
  expect(headersFor(rules, '/form')['Referrer-Policy']).toBe('strict-origin');
  for (const path of ['/about', '/done', '/nowhere', '/es/nowhere']) {
    expect(directive(path, 'form-action')).toBe("'self'");
    expect(headersFor(rules, path)['Referrer-Policy']).toBe('no-referrer');
  }
});

test.each([
  ['/form', 'Cache-Control', 'no-store'],
  ['/done/', 'Cache-Control', 'no-store'],
  ['/assets/a-1b2c.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['/about', 'Cache-Control', 'no-cache'],
  ['/assets', 'Cache-Control', 'no-cache'],
  // The address that is asked for on leaving.
  ['/left.txt', 'Cache-Control', 'no-store'],
  ['/left.txt', 'Clear-Site-Data', '"cache"'],
  ['/icon.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/assets/share/a-1b2c.jpg', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/assets/share', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/assets/a-1b2c.js', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/form', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/', 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
])('%s has the %s %s', (path, name, expected) => {
  expect(headersFor(rules, path)[name]).toBe(expected);
});

test('enforces https only on a site with https', () => {
  expect(policy('/about')).toContain('upgrade-insecure-requests');
  const plain = siteHeaders(pages, { ...facts, siteUrl: 'http://localhost:4200' });
  expect(headersFor(plain, '/')).not.toHaveProperty('Strict-Transport-Security');
  expect(policy('/', plain)).not.toContain('upgrade-insecure-requests');
});
