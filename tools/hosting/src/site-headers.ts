import { unique, type BuiltPage } from './built-page';
import { contentSecurityPolicy } from './content-security-policy';
import type { HeaderRule } from './header-rules';

export type SiteFacts = {
  /** Where the site will stand, such as `https://www.example.com`. */
  readonly siteUrl: string;
  /** The origin of the mail service. */
  readonly mailOrigin: string;
  /** Addresses that no browser and no cache may keep. */
  readonly neverStored: readonly string[];
  /** What mails and other sites may show: icons and share pictures. Files, or folders that end in `/*`. */
  readonly shared: readonly string[];
  /** Everything below has its content's hash in its name. */
  readonly hashedFolder: string;
  /** Whether texts get compressed twins, which takes most of the time of a build of a thousand pages. */
  readonly compressed: boolean;
};

/** The headers of a built site, computed from what its pages contain: one rule for each path. */
export function siteHeaders(pages: readonly BuiltPage[], facts: SiteFacts): readonly HeaderRule[] {
  const https = facts.siteUrl.startsWith('https:');
  const policy = (styleHashes: readonly string[], postTo: readonly string[]) => ({
    'Content-Security-Policy': contentSecurityPolicy({
      styleHashes,
      connectTo: [facts.mailOrigin],
      postTo,
      https,
    }),
  });
  const withForm = pages.filter((page) => page.postTo.length > 0);
  const others = pages.filter((page) => page.postTo.length === 0);
  const special = unique([...withForm.map((page) => page.path), ...facts.neverStored]);
  return [
    {
      path: '/*',
      headers: {
        // The styles of all pages without a mail form, since an unknown address below any of them is answered with
        // the not-found page.
        ...policy(unique(others.flatMap((page) => page.styleHashes)).toSorted(), []),
        ...fixedHeaders,
        ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-cache',
      },
    },
    {
      path: `${facts.hashedFolder}/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...facts.shared.map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    ...special.map((path) => {
      const form = withForm.find((page) => page.path === path);
      return {
        path,
        headers: {
          ...(form && policy(form.styleHashes, form.postTo)),
          // A native form post under no-referrer carries `Origin: null`, which the mail service refuses.
          ...(form && { 'Referrer-Policy': 'strict-origin' }),
          ...(facts.neverStored.includes(path) && { 'Cache-Control': 'no-store' }),
        },
      };
    }),
  ];
}

const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
