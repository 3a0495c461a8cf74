import type { BuiltPage } from './built-page';
import { siteHeaders, type SiteFacts } from './site-headers';

export const facts: SiteFacts = {
  siteUrl: 'https://www.example.com',
  mailOrigin: 'https://mail.example.com',
  inlineScripts: ['f()', 'g()'],
  neverStored: ['/form', '/done'],
  leavingPath: '/left.txt',
  languageFolders: ['/es'],
  shared: ['/icon.png', '/assets/share/*'],
  fixedPaths: ['/', '/es/formOne', '/old'],
  hashedFolder: '/assets',
};

export function page(path: string, more: Partial<BuiltPage> = {}): BuiltPage {
  return { path, styleHashes: [`hash-of-${path}`], postTo: [], redirectTo: undefined, ...more };
}

/** Every type of page: content, forms, one that is never stored, and a redirect. */
export const pages: readonly BuiltPage[] = [
  page('/', { postTo: ['https://mail.example.com'] }),
  page('/form', { postTo: ['https://mail.example.com'] }),
  page('/done'),
  page('/about'),
  page('/404.html'),
  page('/old', { styleHashes: [], redirectTo: '/about' }),
];

export const rules = siteHeaders(pages, facts);
