import { createHash } from 'node:crypto';
import { headersFor } from './header-rules';
import { facts, page, pages, rules } from './page.testing';
import { siteHeaders } from './site-headers';

const of = (path: string) => headersFor(rules, path);
const policy = (path: string) => `${of(path)['Content-Security-Policy']}`;

function directive(path: string, name: string): string | undefined {
  return policy(path)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

test.each(['default-src', 'frame-ancestors', 'base-uri', 'object-src', 'trusted-types'])(
  'no page allows any %s',
  (name) => {
    for (const { path } of pages) expect(directive(path, name)).toBe("'none'");
  },
);

test('policies have no wildcard, no unsafe source, and no repeated directive', () => {
  for (const { path } of pages) {
    expect(policy(path)).not.toMatch(/unsafe|\*/);
    const names = policy(path)
      .split('; ')
      .map((part) => part.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every page allows our scripts and the inline scripts', () => {
  const hashes = facts.inlineScripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  for (const { path } of pages)
    expect(directive(path, 'script-src')).toBe(`'self' ${hashes.join(' ')}`);
});

test('a page with a form allows only its own style', () => {
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(directive('/form', 'style-src')).toBe(`'self' ${empty} 'sha256-hash-of-/form'`);
});

test('every page without a form allows the style of the not-found page, which any address may show', () => {
  for (const path of ['/about', '/about/nothing', '/nowhere']) {
    expect(directive(path, 'style-src')).toContain("'sha256-hash-of-/404.html'");
    expect(directive(path, 'style-src')).not.toContain('/form');
  }
});

test('a page of another language allows the styles of its language and of the not-found page only', () => {
  const withSpanish = siteHeaders([...pages, page('/es/about')], facts);
  const styles = (path: string) => headersFor(withSpanish, path)['Content-Security-Policy'];

  for (const path of ['/es/about', '/es/nowhere']) {
    expect(styles(path)).toContain("'sha256-hash-of-/es/about'");
    expect(styles(path)).toContain("'sha256-hash-of-/404.html'");
    expect(styles(path)).not.toContain('hash-of-/about');
  }
  expect(styles('/about')).not.toContain('hash-of-/es/about');
});

test('only a page with a mail form may post to the mail service and send its origin', () => {
  expect(directive('/form', 'form-action')).toBe("'self' https://mail.example.com");
  expect(of('/form')['Referrer-Policy']).toBe('strict-origin');
  for (const path of ['/about', '/done', '/nowhere']) {
    expect(directive(path, 'form-action')).toBe("'self'");
    expect(of(path)['Referrer-Policy']).toBe('no-referrer');
  }
});

test.each([
  ['/form', 'no-store'],
  ['/done/', 'no-store'],
  ['/assets/a-1b2c.js', 'public, max-age=31536000, immutable'],
  ['/about', 'no-cache'],
  ['/assets', 'no-cache'],
])('%s has the Cache-Control %s', (path, expected) => {
  expect(of(path)['Cache-Control']).toBe(expected);
});

test.each([
  ['/icon.png', 'cross-origin'],
  ['/assets/share/a-1b2c.jpg', 'cross-origin'],
  ['/assets/share', 'same-origin'],
  ['/assets/a-1b2c.js', 'same-origin'],
  ['/form', 'same-origin'],
  ['/', 'same-origin'],
])('%s has the Cross-Origin-Resource-Policy %s', (path, expected) => {
  expect(of(path)['Cross-Origin-Resource-Policy']).toBe(expected);
});

test('only the address that is asked for on leaving empties the cache, and is not cached itself', () => {
  expect(of('/left.txt')).toMatchObject({
    'Clear-Site-Data': '"cache"',
    'Cache-Control': 'no-store',
  });
  for (const { path } of pages) expect(of(path)).not.toHaveProperty('Clear-Site-Data');
});

test('enforces https only on a site with https', () => {
  expect(of('/')['Strict-Transport-Security']).toMatch(/^max-age=63072000/);
  expect(policy('/about')).toContain('upgrade-insecure-requests');
  const plain = headersFor(siteHeaders(pages, { ...facts, siteUrl: 'http://localhost:4200' }), '/');
  expect(plain).not.toHaveProperty('Strict-Transport-Security');
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

test('lists a shared style once', () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    page(`/p/${index}`, { styleHashes: ['same'] }),
  );
  const shared = `${headersFor(siteHeaders(many, facts), '/p/7')['Content-Security-Policy']}`;
  expect(shared.split('sha256-same')).toHaveLength(2);
});
