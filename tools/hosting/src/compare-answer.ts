import type { Answer } from './http-answer';

/** What is wrong with a response, and the part of the set-up that causes it. */
export type Fault = readonly [problem: string, cause: keyof typeof fixes];

export const fixes = {
  reach: 'Check the DNS records, the firewall, and that the server runs.',
  certificate: 'Make or renew the certificate, for the name with and without www.',
  upload: 'Upload the whole folder of this build again, and switch off whatever changes pages.',
  headers:
    'Use the headers file of this build, and reload the server: folder and headers belong together.',
  notFound: 'Let the host answer unknown addresses with 404.html and status 404.',
  redirects: 'Use the redirects file of this build.',
  compression: 'Switch on compression for text, or let the host send the .br and .gz files.',
  secure: 'Redirect for good to the same address and query on the site, with https.',
} as const;

type Headers = Readonly<Record<string, string>>;

/** Compares headers with those of the build. A host may choose between several sets. */
export function headerFaults(
  { headers }: Answer,
  ...allowed: readonly Headers[]
): readonly Fault[] {
  const names = Object.keys(allowed[0] ?? {});
  return [
    ...names.flatMap((name): readonly Fault[] => {
      const value = headers[name.toLowerCase()]?.toString();
      if (value === undefined) return [[`no header ${name}`, 'headers']];
      if (allowed.some((wanted) => same(value, `${wanted[name]}`))) return [];
      return [[`another ${name} than was built`, 'headers']];
    }),
    ...(headers['set-cookie'] ? ([['a cookie', 'headers']] as const) : []),
  ];
}

/** Hosts write `; charset=UTF-8` and `;charset=utf-8`, and an icon has two registered types. */
function same(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) =>
    value.toLowerCase().replace(/; +/g, ';').replace('image/vnd.microsoft.icon', 'image/x-icon'),
  );
  return a === b;
}

/** Compares a response with a permanent redirect. */
export function redirectFaults(
  { status, headers: { location } }: Answer,
  asked: string,
  targets: readonly string[],
  cause: Fault[1],
): readonly Fault[] {
  if (![301, 308].includes(status) || !location) {
    return [[`status ${status} instead of a permanent redirect to ${targets[0]}`, cause]];
  }
  if (targets.includes(new URL(location, asked).href)) return [];
  return [[`a redirect to ${location} instead of ${targets[0]}`, cause]];
}

/** Says why there is no response. */
export function connectionFault(error: NodeJS.ErrnoException): Fault {
  const { code = '', message } = error;
  return /CERT|SSL|SIGNED|SIGNATURE/.test(code)
    ? [`a certificate that browsers refuse (${message})`, 'certificate']
    : [`no response (${code || message})`, 'reach'];
}

/** Reports a certificate that ends within three weeks. Those that renew themselves do so earlier. */
export function certificateFaults({ certificateUntil }: Answer): readonly Fault[] {
  const left = (Date.parse(`${certificateUntil}`) - Date.now()) / 86_400_000;
  return left < 21 ? [[`a certificate that ends on ${certificateUntil}`, 'certificate']] : [];
}
