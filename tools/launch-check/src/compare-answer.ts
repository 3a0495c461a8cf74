import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HeaderRule, RawResponse } from '@lawyers/hosting';
import type { ExpectedAnswer } from './expected-answers';

/** Causes of a difference between a host and the build, and what the operator does about each. */
export const fixes = {
  'no answer': 'Check the DNS records, the firewall, and that the server runs.',
  refused:
    'End the maintenance (docs/run-book.md, "Taking it down"), remove the password, or correct the permissions of the files.',
  certificate: 'Make or renew the certificate, for the name with and without www.',
  'sandbox build':
    'Visitors would send to their own computer: build with npx nx build web, and release it.',
  content:
    'If you went back to another release, build its commit to compare. Otherwise, release the whole folder again, and switch off whatever changes pages.',
  headers:
    'Use the headers file of this build, reload the server, and switch off what the host adds (docs/go-live.md, step 8): folder and headers belong together.',
  'unknown addresses':
    'Let the host answer unknown addresses with 404.html and status 404, list no folder, and serve no other file.',
  'security.txt': 'Build and release again: every build writes a new date.',
  redirects: 'Use the redirects file of this build.',
  compression: 'Switch on compression for text, or let the host send the .br and .gz files.',
  'other addresses of the site':
    'Redirect for good to the same address and query on the site, with https.',
} as const;

export type Cause = keyof typeof fixes;

/** A difference between a response and what is expected, and its cause, which decides the advice in `fixes`. */
export type Fault = readonly [problem: string, cause: Cause];

/**
 * Compares a response with the expected one.
 * @param built The content that the response must have, which is that of `file` in the build; undefined if none is
 * expected, such as with a redirect.
 * @param asked The URL that was requested.
 */
export function faultsOf(
  answer: RawResponse,
  { status, cause, file, headers = [], targets = [], accepted, isLarge }: ExpectedAnswer,
  built: Buffer | undefined,
  asked: string,
): readonly Fault[] {
  if (status === 301 && [301, 308].includes(answer.status)) {
    const { location } = answer.headers;
    const received = location ? new URL(location, asked).href : 'nowhere';
    if (targets.includes(received)) return [];
    return [[`a redirect to ${received} instead of ${targets[0]}`, cause]];
  }
  // Requests with `accepted`, the `Accept-Encoding` that was sent, have the cause `compression`, which is right only if
  // the compressed form is missing. Wrong content or a wrong status has the cause that it has in other requests.
  const served = accepted ? 'content' : cause;
  if (answer.status !== status) {
    // A server that refuses everything, such as during maintenance, has the same problem at every address. The report
    // merges equal problems, so it has one line for all addresses.
    return answer.status >= 500 || [401, 403].includes(answer.status)
      ? [[`status ${answer.status}`, 'refused']]
      : [[`status ${answer.status} instead of ${status}`, served]];
  }
  const faults = headerFaults(answer, headers);
  const { 'content-encoding': encoding = '', vary = '' } = answer.headers;
  const unpack = accepted && unpackers[encoding];
  if (accepted && isLarge && !unpack) faults.push(['no compression', cause]);
  if (unpack && !/accept-encoding|\*/i.test(vary))
    faults.push(['compression without a header Vary', cause]);
  const isSecurityTxt = file === '.well-known/security.txt';
  const comparable = isSecurityTxt ? undated : (body: Buffer) => body;
  try {
    const body = unpack ? unpack(answer.body) : answer.body;
    const expires = isSecurityTxt && expiryLine.exec(body.toString())?.[1];
    if (expires && !(Date.parse(expires) > Date.now()))
      faults.push([`it expired on ${expires}`, 'security.txt']);
    if (built && !comparable(body).equals(comparable(built))) {
      const sizes = `${body.length} bytes, built ${built.length}`;
      faults.push([`other content than was built (${sizes})`, served]);
    }
  } catch {
    faults.push([`a ${encoding} form that cannot be unpacked`, 'content']);
  }
  return faults;
}

const unpackers: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The line of security.txt that says until when it is valid. */
const expiryLine = /^Expires: (.*)$/m;

/** A security.txt without its date: every build writes another one, so two builds of the same commit differ there. */
function undated(body: Buffer): Buffer {
  return Buffer.from(body.toString().replace(expiryLine, 'Expires'));
}

/**
 * Response headers about the connection, the cache, or the request, which a site cannot prevent its host from adding:
 * first those of HTTP servers and caches, then those that Netlify and Cloudflare document or were seen to send. The
 * list leaves out headers that can and should be switched off at Cloudflare: `NEL` and `Report-To`, which make
 * visitors' browsers report to another host, and `Speculation-Rules`, which makes them fetch pages before a visitor
 * opens them.
 */
const fromTheHost = new Set(
  [
    'date server connection keep-alive transfer-encoding content-length content-encoding etag last-modified',
    'accept-ranges vary age expires via alt-svc priority x-cache x-served-by',
    'cache-status x-nf-request-id',
    'cf-ray cf-cache-status server-timing',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Patterns of faulty headers, the most dangerous to visitors first. The last one matches every fault except a wrong
 * Content-Type, which therefore comes last: hosts often name the type of a file in another way that browsers treat the
 * same.
 */
const byDanger: readonly RegExp[] = [
  /content-security-policy/i,
  /^a header that was not built/,
  /strict-transport-security/i,
  /referrer-policy/i,
  /clear-site-data|cache-control/i,
  /^(?!.*content-type is )/i,
];

/** A problem's position in the order of `byDanger`, for sorting. A problem that matches no pattern comes last. */
export function dangerOf(problem: string): number {
  const place = byDanger.findIndex((pattern) => pattern.test(problem));
  return place < 0 ? byDanger.length : place;
}

function headerFaults(
  { headers }: RawResponse,
  allowed: readonly HeaderRule['headers'][],
): Fault[] {
  const wanted = Object.entries(allowed[0] ?? {});
  const names = ['content-type', ...wanted.map(([name]) => name.toLowerCase())];
  const extra = Object.entries(headers).filter(
    ([name]) => !names.includes(name) && !fromTheHost.has(name),
  );
  const problems = wanted.flatMap(([name, first]) => {
    const value = headers[name.toLowerCase()]?.toString();
    if (value === undefined) return `no header ${name}, built as ${excerpt(first)}`;
    if (allowed.some((set) => normalized(value) === normalized(`${set[name]}`))) return [];
    // A policy is too long to print, so the message shows the characters around the first difference.
    const at = [...value].findIndex((character, index) => character !== first[index]);
    const from = Math.max(0, (at < 0 ? value.length : at) - 30);
    return `${name} is ${excerpt(value, from)}, built as ${excerpt(first, from)}`;
  });
  const added = extra.map(([name, value]) => `a header that was not built, ${name}: ${value}`);
  return [...problems, ...added].map((problem) => [problem, 'headers']);
}

/**
 * Makes equal what means the same: hosts write `; charset=UTF-8` or `;charset=utf-8`, and for `.ico` files
 * `image/vnd.microsoft.icon` or `image/x-icon`.
 */
function normalized(value: string): string {
  return value.toLowerCase().replace(/; +/g, ';').replace('vnd.microsoft.icon', 'x-icon');
}

function excerpt(value: string, from = 0): string {
  const to = from + 70;
  return `"${from > 0 ? '…' : ''}${value.slice(from, to)}${value.length > to ? '…' : ''}"`;
}
