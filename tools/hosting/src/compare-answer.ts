import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './http-answer';

/** What is wrong with a response, with the value received and the one expected, and the part of the set-up to blame. */
export type Fault = readonly [problem: string, cause: keyof typeof fixes];

export const fixes = {
  'no answer': 'Check the DNS records, the firewall, and that the server runs.',
  refused:
    'End the maintenance (docs/run-book.md, "Taking it down"), remove the password, or correct the permissions of the files.',
  certificate: 'Make or renew the certificate, for the name with and without www.',
  'sandbox build':
    'Visitors would send to their own computer: build with npx nx build web, and release it.',
  content: 'Release the whole folder of this build again, and switch off whatever changes pages.',
  headers:
    'Use the headers file of this build, reload the server, and switch off what the host adds: folder and headers belong together.',
  'unknown addresses': 'Let the host answer unknown addresses with 404.html and status 404.',
  redirects: 'Use the redirects file of this build.',
  compression: 'Switch on compression for text, or let the host send the .br and .gz files.',
  'other addresses of the site':
    'Redirect for good to the same address and query on the site, with https.',
} as const;

type Headers = Readonly<Record<string, string>>;

/** Headers about the connection, the cache, and the request, which every host sets itself. */
const fromTheHost =
  /^(date|server|connection|keep-alive|transfer-encoding|content-(length|encoding)|etag|last-modified|accept-ranges|vary|age|expires|via|alt-svc|cache-status|x-nf-request-id|x-cache|x-served-by|cf-ray|cf-cache-status|priority)$/;

/** Compares headers with those of the build. A host may choose between several sets. */
export function headerFaults(
  { headers }: Answer,
  ...allowed: readonly [Headers, ...Headers[]]
): readonly Fault[] {
  const wanted = Object.entries(allowed[0]);
  const names = new Set(wanted.map(([name]) => name.toLowerCase()));
  const extra = Object.entries(headers).filter(
    ([name]) => !names.has(name) && name !== 'content-type' && !fromTheHost.test(name),
  );
  return [
    ...wanted.flatMap(([name, first]): readonly Fault[] => {
      const value = headers[name.toLowerCase()]?.toString();
      if (value === undefined) return [[`no header ${name}, built as ${first}`, 'headers']];
      if (allowed.some((set) => same(value, `${set[name]}`))) return [];
      const [received, built] = differing(value, first);
      return [[`${name} is ${received}, built as ${built}`, 'headers']];
    }),
    ...extra.map(([name, value]): Fault => [
      `a header that was not built, ${name}: ${value}`,
      'headers',
    ]),
  ];
}

/** Hosts write `; charset=UTF-8` and `;charset=utf-8`, and an icon has two registered types. */
function same(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) =>
    value.toLowerCase().replace(/; +/g, ';').replace('image/vnd.microsoft.icon', 'image/x-icon'),
  );
  return a === b;
}

/** The part of both values around their first difference, since a policy is long. */
function differing(one: string, other: string): readonly [string, string] {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 30);
  const [a, b] = [one, other].map(
    (value) =>
      `"${from > 0 ? '…' : ''}${value.slice(from, from + 70)}${value.length > from + 70 ? '…' : ''}"`,
  );
  return [`${a}`, `${b}`];
}

/** Reports a status other than the expected one. A server that refuses everything is one fault, not one per rule. */
export function statusFaults(
  { status }: Answer,
  expected: number,
  cause: Fault[1],
): readonly Fault[] {
  if (status === expected) return [];
  const refused = status >= 500 || status === 401 || status === 403;
  return refused
    ? [[`status ${status}`, 'refused']]
    : [[`status ${status} instead of ${expected}`, cause]];
}

/** Compares a body with the built one. */
export function bodyFaults(
  received: Buffer,
  built: Buffer,
  cause: Fault[1] = 'content',
): readonly Fault[] {
  if (received.equals(built)) return [];
  return [
    [`other content than was built (${received.length} bytes, built ${built.length})`, cause],
  ];
}

const unpackers: Readonly<Record<string, ((body: Buffer) => Buffer) | undefined>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Compares a response to a request that accepts compression. */
export function compressionFaults(
  { headers, body }: Answer,
  built: Buffer,
  expected: boolean,
): readonly Fault[] {
  const encoding = `${headers['content-encoding']}`;
  const unpack = unpackers[encoding];
  if (!unpack) return expected ? [['no compression', 'compression']] : [];
  const vary: readonly Fault[] = /accept-encoding|\*/i.test(`${headers.vary}`)
    ? []
    : [['compression without a header Vary', 'compression']];
  try {
    return [...bodyFaults(unpack(body), built), ...vary];
  } catch {
    return [[`a ${encoding} form that cannot be unpacked`, 'content'], ...vary];
  }
}

/** Compares a response with a permanent redirect. */
export function redirectFaults(
  answer: Answer,
  asked: string,
  targets: readonly string[],
  cause: Fault[1],
): readonly Fault[] {
  const { location } = answer.headers;
  if (![301, 308].includes(answer.status)) return statusFaults(answer, 301, cause);
  const received = location ? new URL(location, asked).href : 'nowhere';
  if (targets.includes(received)) return [];
  return [[`a redirect to ${received} instead of ${targets[0]}`, cause]];
}

/** Says why there is no response. */
export function connectionFault(error: NodeJS.ErrnoException): Fault {
  const { code = '', message } = error;
  return /CERT|SSL|SIGNED|SIGNATURE/.test(code)
    ? [`a certificate that browsers refuse (${message})`, 'certificate']
    : [`no response (${code || message})`, 'no answer'];
}

/** Reports a certificate that ends within three weeks. Those that renew themselves do so earlier. */
export function certificateFaults({ certificateUntil }: Answer): readonly Fault[] {
  const left = (Date.parse(`${certificateUntil}`) - Date.now()) / 86_400_000;
  return left < 21 ? [[`a certificate that ends on ${certificateUntil}`, 'certificate']] : [];
}

/** A sandbox build allows requests to the mail sandbox on the visitor's own machine. */
export function sandboxFaults({ headers }: Answer): readonly Fault[] {
  const policy = `${headers['content-security-policy']}`;
  return policy.includes(' http://localhost:')
    ? [['this is a sandbox build, whose forms send to localhost', 'sandbox build']]
    : [];
}
