/** What a page needs beyond what every page has. */
export type PolicyNeeds = {
  /** The SHA-256 of each style element that the page may have, in Base64. */
  readonly styleHashes: readonly string[];
  /** Where scripts may send a message, besides the site itself. */
  readonly connectTo: readonly string[];
  /** Where a form may be posted, besides the site itself. */
  readonly postTo: readonly string[];
  /** Whether the site is served over https, so that plain http can be ruled out. */
  readonly https: boolean;
};

/**
 * Emotion appends an empty style element in the browser and fills it through the CSSOM, which no policy restricts.
 * This is the hash of the empty string; it allows nothing else (decision 0010).
 */
const emptyStyle = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The value of the `Content-Security-Policy` header: nothing at all, except what is named. */
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const hashes = [emptyStyle, ...needs.styleHashes].map((hash) => `'sha256-${hash}'`);
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", ...hashes],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...needs.connectTo],
    ['form-action', "'self'", ...needs.postTo],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ...(needs.https ? ([['upgrade-insecure-requests']] as const) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
