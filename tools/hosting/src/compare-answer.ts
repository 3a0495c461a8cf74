import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ExpectedAnswer } from './expected-answers';
import type { HeaderRule } from './header-rules';
import type { Answer } from './http-answer';

/** What can be wrong with a host, and what to do. */
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
  'unknown addresses':
    'Let the host answer unknown addresses with 404.html and status 404, list no folder, and serve no other file.',
  'pages of the release before':
    'Remove what the release before left on the host, and empty the cache of the host.',
  redirects: 'Use the redirects file of this build.',
  compression: 'Switch on compression for text, or let the host send the .br and .gz files.',
  'other addresses of the site':
    'Redirect for good to the same address and query on the site, with https.',
} as const;

export type Cause = keyof typeof fixes;

/** What is wrong with a response, with the value received and the one expected, and the part of the set-up to blame. */
export type Fault = readonly [problem: string, cause: Cause];

/** Compares a response with the expected one. */
export function faultsOf(
  answer: Answer,
  { status, cause, file, headers = [], targets = [], encoding }: ExpectedAnswer,
  built: Buffer | undefined,
  asked: string,
): readonly Fault[] {
  const isRedirect = status === 301 && [301, 308].includes(answer.status);
  if (status === 301 && !isRedirect && built?.equals(answer.body)) return [];
  if (answer.status !== status && !isRedirect) {
    // Of a compressed page, this is reported where the page itself is asked for.
    if (encoding) return [];
    // A server that refuses everything is one fault, not one per address.
    return answer.status >= 500 || [401, 403].includes(answer.status)
      ? [[`status ${answer.status}`, 'refused']]
      : [[`status ${answer.status} instead of ${status}`, cause]];
  }
  if (isRedirect) {
    const { location } = answer.headers;
    const received = location ? new URL(location, asked).href : 'nowhere';
    if (targets.includes(received)) return [];
    return [[`a redirect to ${received} instead of ${targets[0]}`, cause]];
  }
  if (!built) return headerFaults(answer, headers);
  const inBody = encoding
    ? compressionFaults(answer, built, encoding.isRequired)
    : file === '.well-known/security.txt'
      ? bodyFaults(undated(answer.body), undated(built), cause)
      : bodyFaults(answer.body, built, cause);
  return [...inBody, ...headerFaults(answer, headers)];
}

/** Without a date that is still to come: each build of the same files writes another one into `security.txt`. */
function undated(body: Buffer): Buffer {
  const text = body
    .toString()
    .replace(/^Expires: (.*)\n/m, (line, date: string) =>
      Date.parse(date) > Date.now() ? '' : line,
    );
  return Buffer.from(text);
}

function bodyFaults(received: Buffer, built: Buffer, cause: Cause): readonly Fault[] {
  if (received.equals(built)) return [];
  return [
    [`other content than was built (${received.length} bytes, built ${built.length})`, cause],
  ];
}

/** Headers about the connection, the cache, and the request, which every host sets itself. */
const fromTheHost =
  /^(date|server|connection|keep-alive|transfer-encoding|content-(length|encoding)|etag|last-modified|accept-ranges|vary|age|expires|via|alt-svc|cache-status|x-nf-request-id|x-cache|x-served-by|cf-ray|cf-cache-status|priority)$/;

function headerFaults(
  { headers }: Answer,
  allowed: readonly HeaderRule['headers'][],
): readonly Fault[] {
  const wanted = Object.entries(allowed[0] ?? {});
  const names = new Set(['content-type', ...wanted.map(([name]) => name.toLowerCase())]);
  const extra = Object.entries(headers).filter(
    ([name]) => !names.has(name) && !fromTheHost.test(name),
  );
  return [
    ...wanted.flatMap(([name, first]): readonly Fault[] => {
      const value = headers[name.toLowerCase()]?.toString();
      if (value === undefined)
        return [[`no header ${name}, built as ${excerpt(first)}`, 'headers']];
      if (allowed.some((set) => normalized(value) === normalized(`${set[name]}`))) return [];
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
function normalized(value: string): string {
  return value.toLowerCase().replace(/; +/g, ';').replace('vnd.microsoft.icon', 'x-icon');
}

/** The part of both values around their first difference, since a policy is long. */
function differing(one: string, other: string): readonly string[] {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 30);
  return [one, other].map((value) => excerpt(value, from));
}

function excerpt(value: string, from = 0): string {
  const to = from + 70;
  return `"${from > 0 ? '…' : ''}${value.slice(from, to)}${value.length > to ? '…' : ''}"`;
}

const unpackers: Readonly<Record<string, ((body: Buffer) => Buffer) | undefined>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

function compressionFaults(
  { headers, body }: Answer,
  built: Buffer,
  isRequired: boolean,
): readonly Fault[] {
  const encoding = `${headers['content-encoding']}`;
  const unpack = unpackers[encoding];
  if (!unpack) return isRequired ? [['no compression', 'compression']] : [];
  const vary: readonly Fault[] = /accept-encoding|\*/i.test(`${headers.vary}`)
    ? []
    : [['compression without a header Vary', 'compression']];
  try {
    return [...bodyFaults(unpack(body), built, 'content'), ...vary];
  } catch {
    return [[`a ${encoding} form that cannot be unpacked`, 'content'], ...vary];
  }
}

/** Says why there is no response. */
export function connectionFault({ code = '', message }: NodeJS.ErrnoException): Fault {
  return /CERT|SSL|SIGNED|SIGNATURE/.test(code)
    ? [`a certificate that browsers refuse (${message})`, 'certificate']
    : [`no response (${code || message})`, 'no answer'];
}

/** Reports what one page shows of the whole site. */
export function siteFaults({ headers, certificateUntil }: Answer): readonly Fault[] {
  const faults: Fault[] = [];
  // Certificates that renew themselves do so more than three weeks before they end.
  if ((Date.parse(`${certificateUntil}`) - Date.now()) / 86_400_000 < 21)
    faults.push([`a certificate that ends on ${certificateUntil}`, 'certificate']);
  // A sandbox build allows requests to the mail sandbox on the visitor's own machine.
  if (headers['content-security-policy']?.includes(' http://localhost:'))
    faults.push(['this is a sandbox build, whose forms send to localhost', 'sandbox build']);
  return faults;
}
