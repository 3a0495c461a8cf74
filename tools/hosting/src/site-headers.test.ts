import { createHash } from 'node:crypto';
import { makeBuild, styleOf } from './build.testing';
import { headersFor, type HeaderRule } from './header-rules';
import { readHosting } from './hosting';

let rules: readonly HeaderRule[];
beforeAll(async () => {
  rules = readHosting(await makeBuild()).headers;
});

const policy = (path: string) => `${headersFor(rules, path)['Content-Security-Policy']}`;
const directives = (path: string) =>
  policy(path)
    .split('; ')
    .map((part): [string, string] => [part.split(' ')[0] ?? '', part.replace(/^\S+ ?/, '')]);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The pages without a mail form share one policy per language, which allows the styles of each of them. It also allows
// those of the not-found page, which any address without a page shows. The empty string is the style element that
// Emotion appends in the browser.
test.each([
  ['/form', ['', styleOf('/form')], "'self' https://mail.site.test"],
  ['/about', ['', ...['/404.html', '/about', '/done'].map(styleOf)], "'self'"],
  ['/nowhere', ['', ...['/404.html', '/about', '/done'].map(styleOf)], "'self'"],
  ['/es/about', ['', ...['/404.html', '/es/about'].map(styleOf)], "'self'"],
  ['/es/nowhere', ['', ...['/404.html', '/es/about'].map(styleOf)], "'self'"],
])(
  '%s allows only its own form, styles, and scripts, or those of its language',
  (path, styles, postTo) => {
    const [, ...hashes] = styles.map(hash);
    expect(directives(path)).toEqual([
      ['default-src', "'none'"],
      ['script-src', `'self' ${hash('f()')} ${hash('g()')}`],
      ['style-src', ["'self'", hash(''), ...hashes.toSorted()].join(' ')],
      ['img-src', "'self'"],
      ['font-src', "'self'"],
      ['connect-src', "'self' https://mail.site.test"],
      ['form-action', postTo],
      ['frame-ancestors', "'none'"],
      ['base-uri', "'none'"],
      ['object-src', "'none'"],
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', "'none'"],
      ['upgrade-insecure-requests', ''],
    ]);
  },
);

test.each([
  ['/form', 'Cache-Control', 'no-store'],
  ['/done/', 'Cache-Control', 'no-store'],
  ['/done/index.html', 'Cache-Control', 'no-store'],
  ['/articles/1', 'Cache-Control', 'no-store'],
  ['/dones', 'Cache-Control', 'no-cache'],
  ['/done/more', 'Cache-Control', 'no-cache'],
  ['/assets/a-1b2c.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['/about', 'Cache-Control', 'no-cache'],
  ['/assets', 'Cache-Control', 'no-cache'],
  ['/', 'Cache-Control', 'no-cache'],
  ['/about', 'Cross-Origin-Opener-Policy', 'same-origin'],
  ['/icon.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/assets/share/a-1b2c.jpg', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/assets/share', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/assets/a-1b2c.js', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/form', 'Cross-Origin-Resource-Policy', 'same-origin'],
  // Under `no-referrer`, a browser sends a form POST with `Origin: null`, which the mail service refuses.
  ['/form', 'Referrer-Policy', 'strict-origin'],
  ['/index.html', 'Referrer-Policy', 'strict-origin'],
  ['/about', 'Referrer-Policy', 'no-referrer'],
  ['/done', 'Referrer-Policy', 'no-referrer'],
  ['/nowhere', 'Referrer-Policy', 'no-referrer'],
  ['/es/nowhere', 'Referrer-Policy', 'no-referrer'],
  [
    '/about',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['/about', 'X-Content-Type-Options', 'nosniff'],
  ['/about', 'X-Frame-Options', 'DENY'],
  ['/', 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
])('%s has the %s %s', (path, name, expected) => {
  expect(headersFor(rules, path)[name]).toBe(expected);
});

test('enforces https only on a site with https', async () => {
  const plain = readHosting(await makeBuild({ siteUrl: 'http://localhost:4200' })).headers;
  expect(headersFor(plain, '/')).not.toHaveProperty('Strict-Transport-Security');
  expect(JSON.stringify(plain)).not.toContain('upgrade-insecure-requests');
});

test('a build with a file without a content type is refused', async () => {
  await expect(makeBuild({}, { 'client/film.mkv': 'x' })).rejects.toThrow(
    /film\.mkv has no content type/,
  );
});
