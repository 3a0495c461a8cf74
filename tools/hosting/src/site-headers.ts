import { policyHash, unique, type BuiltPage } from './built-page';
import type { HeaderRule } from './header-rules';

/** What the headers of a site depend on, besides the content of its pages. */
export type HostedSite = {
  /** The site's origin, such as `https://www.example.com`. */
  readonly siteUrl: string;
  /** The origin of the mail service. */
  readonly mailOrigin: string;
  /** The code of all inline scripts that pages may have. */
  readonly inlineScripts: readonly string[];
  /** Addresses that browsers and caches must not store: pages, or folders as `/path/*`. */
  readonly neverStored: readonly string[];
  /**
   * Folders of all languages but the first, such as `/es`. Their pages have styles of their own, and so their own
   * Content-Security-Policy, which allows styles by hash.
   */
  readonly languageFolders: readonly string[];
  /** Icons and share pictures, which mails and other sites may embed: files, or folders as `/path/*`. */
  readonly shared: readonly string[];
  /** Addresses to which spellings in other upper and lower case redirect, such as `/contact`. */
  readonly fixedPaths: readonly string[];
  /** The folder of files with a content hash in their names, which may be cached for a year. */
  readonly hashedFolder: string;
};

/**
 * The response headers of a built site, computed from what its pages contain. All pages without a form that posts
 * elsewhere share one policy per language.
 */
export function siteHeaders(pages: readonly BuiltPage[], site: HostedSite): readonly HeaderRule[] {
  const policy = (of: readonly BuiltPage[]) => ({
    'Content-Security-Policy': contentSecurityPolicy(of, site),
  });
  const isForm = (page: BuiltPage) => page.postTo.length > 0;
  const others = pages.filter((page) => !isForm(page));
  const inFolder = (folder: string) => others.filter(({ path }) => path.startsWith(`${folder}/`));
  const inFolders = site.languageFolders.flatMap(inFolder);
  // The host shows the not-found page at any unknown address, so every language's policy must allow its style.
  const notFound = others.filter(({ path }) => path === '/404.html');
  const formPaths = pages.filter(isForm).map(({ path }) => path);
  const rule = (path: string, headers: HeaderRule['headers']) => ({ path, headers });
  return [
    rule('/*', {
      ...policy(others.filter((page) => !inFolders.includes(page))),
      ...fixedHeaders,
      ...(isSecure(site) && {
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      }),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    }),
    ...site.languageFolders.map((folder) =>
      rule(`${folder}/*`, policy([...inFolder(folder), ...notFound])),
    ),
    rule(`${site.hashedFolder}/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...site.shared.map((path) => rule(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    ...unique([...formPaths, ...site.neverStored]).map((path) =>
      rule(path, {
        // Under no-referrer, a form POST without JavaScript sends `Origin: null`, which the mail service refuses.
        ...(formPaths.includes(path) && {
          ...policy(pages.filter((page) => page.path === path)),
          'Referrer-Policy': 'strict-origin',
        }),
        ...(site.neverStored.includes(path) && { 'Cache-Control': 'no-store' }),
      }),
    ),
  ];
}

const isSecure = ({ siteUrl }: HostedSite) => siteUrl.startsWith('https:');

const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * The hash of the empty string. Emotion appends an empty style element in the browser, and inserts its rules through
 * the CSSOM, which a content security policy does not restrict (decision 10).
 */
const emptyStyle = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * The `Content-Security-Policy` of these pages. It allows scripts, styles, images, and fonts of the site, requests to
 * the site and the mail service, and forms that post to the site or to the targets of these pages' forms. By hash, it
 * allows the inline scripts, the style elements of these pages, and Emotion's empty one. It allows nothing else.
 */
function contentSecurityPolicy(pages: readonly BuiltPage[], site: HostedSite): string {
  const scripts = site.inlineScripts.map((code) => `'sha256-${policyHash(code)}'`);
  const styles = unique(pages.flatMap((page) => page.styleHashes)).toSorted();
  const allowedStyles = [emptyStyle, ...styles].map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...allowedStyles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${site.mailOrigin}`,
    ["form-action 'self'", ...pages.flatMap((page) => page.postTo)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isSecure(site) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
