import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFiles } from '@lawyers/hosting';
import { makeBuild, makeFolder } from '@lawyers/hosting/testing';
import { compareHost, type HostOptions } from './compare-host';
import { lookup, startNginx, type NginxChange } from './nginx.testing';

const securityTxt = (until: string) => ({
  'client/.well-known/security.txt': `Contact: /contact\nExpires: ${until}T00:00:00Z\n`,
});

let build: string;
beforeAll(async () => {
  build = await makeBuild({}, { ...securityTxt('2999-01-01'), 'client/favicon.ico': 'x' });
});

/**
 * Serves a copy of the build from nginx, and returns the differences from the build, or from the one in `compared`, as
 * "cause: problem: paths". A test may first change the files of the copy and the set-up of nginx.
 */
async function found(
  change: NginxChange,
  damage?: (served: string) => void,
  more?: Partial<HostOptions>,
  compared = build,
): Promise<readonly string[]> {
  const served = makeFolder();
  cpSync(build, served, { recursive: true });
  damage?.(served);
  const { origin, options, stop } = await startNginx(served, change);
  try {
    const all = { languageFolders: ['/es', '/fr'], ...options, ...more };
    const differences = await compareHost(origin, compared, all);
    return differences.flatMap(([cause, problems]) =>
      problems.split('\n').map((problem) => `${cause}: ${problem.trim()}`),
    );
  } finally {
    await stop();
  }
}

/**
 * Replaces text in a file of the set-up. Fails if the text does not occur, since the test would then plant no fault.
 */
const replace = (from: string | RegExp, to: string) => (text: string) => {
  const result = text.replaceAll(from, to);
  expect(result).not.toBe(text);
  return result;
};
const conf = (from: string | RegExp, to = '') => ({ conf: replace(from, to) });
const main = (from: string | RegExp, to: string) => ({ main: replace(from, to) });
const sends = (header: string) => ({ settings: `add_header ${header} always;` });
const onlyCompressed =
  'set $robots ""; if ($http_accept_encoding) { set $robots noindex; } add_header X-Robots-Tag $robots always;';
const failsCompressed = 'if ($http_accept_encoding ~ gzip) { return 503; }';
const slashAfterPages = 'if ($uri ~ "^(?:/es)?/(?:about|done|form)$") { return 308 $uri/; }';
const password = 'auth_basic x; auth_basic_user_file /dev/null;';

test('finds nothing on an nginx that serves the build as documented', async () => {
  expect(await found({})).toEqual([]);
});

test.each<[string, NginxChange, RegExp]>([
  ['sends no headers', conf(/add_header Perm.*/g), /^headers: no header Permissions-Policy, built/],
  ['sends another policy', conf('sha256-', 'sha256-x'), /^headers: .* is ".*-x.*", built as ".*-/],
  [
    'sends another end of the policy',
    conf("trusted-types 'none'", 'trusted-types x'),
    /^headers: .* is "….*types x.*", built as "….*types 'none'/,
  ],
  ['stores forms', conf('no-store', 'no-cache'), /^headers: .* built as "no-store": \/done and/],
  ['hides from search where it compresses', { settings: onlyCompressed }, /x-robots-tag: noindex/],
  ['guesses pages', sends('Speculation-Rules "/cdn-cgi/speculation"'), /^headers: .* speculation-/],
  ['reports visitors', sends(`NEL '{"report_to":"x"}'`), /^headers: .* nel: \{"report_to":"x"\}/],
  ['serves home everywhere', conf('=404;', '/index.html;'), /^unknown addresses: status 200/],
  ['has no 404 page', conf('error_page 404 /404.html;'), /^unknown addresses: other content/],
  ['lists a folder', conf(/try_files .*/g, 'autoindex on;'), /^unknown .*known\/ and 2 more$/],
  ['redirects nothing', conf('if ($site_r', 'if ($arg_r'), /^redirects: status 404 .*ABOUT/],
  ['redirects for a time', conf('return 301', 'return 302'), /^redirects: status 302 .*26 more$/],
  ['redirects away', conf(/ \/about;/g, ' /done;'), /^redirects: .*\/done instead of .*\/about/],
  ['does not compress', conf('gzip_static on;'), /^compression: no compression: .*js and 1 more$/],
  ['sends no Vary', conf('gzip_vary on;'), /^compression: compression without a header Vary/],
  ['serves scripts as text', conf(/.*javascript.*/g), /^headers: Content-Type is "text\/plain"/],
  ['answers http', main(/(listen \S+;)\n.*/g, '$1'), /^other .*: status 404 .*: http:/],
  ['forgets addresses', main('$request_uri', '/'), /^other .* instead of \S+\/contact\?from/],
  ['is in maintenance', { settings: 'return 503;' }, /^refused: status 503: \/ and/],
  ['fails', { settings: 'return 500;' }, /^refused: status 500: \/ and/],
  ['fails where it compresses', { settings: failsCompressed }, /^refused: status 503: \/ and/],
  ['asks for a password', { settings: password }, /^refused: status 401: \/ and/],
  ['has an old certificate', { certificateDays: 9 }, /^certificate: .* that ends on .*: \/$/],
])('finds that a host %s', async (_what, change, line) => {
  const lines = await found(change);
  expect(lines).toContainEqual(expect.stringMatching(line));
  // The change may have more symptoms, but all must be reported with the same cause.
  expect(new Set(lines.map((found) => found.split(':')[0])).size).toBe(1);
});

test.each<[string, NginxChange]>([
  [
    'adds a slash to the address of a page, as Cloudflare Pages does',
    { settings: slashAfterPages },
  ],
  [
    'redirects with status 308',
    { ...conf('return 301', 'return 308'), ...main('return 301', 'return 308') },
  ],
  ['spells the charset in another way', conf('; charset=utf-8', ';charset=UTF-8')],
  ['names the type of icons as IANA does', conf('image/x-icon', 'image/vnd.microsoft.icon')],
])('accepts a host that %s', async (_what, change) => {
  expect(await found(change)).toEqual([]);
});

test('accepts the headers that Cloudflare and Netlify add', async () => {
  const added = [
    ...['CF-RAY 8a1-IAD', 'CF-Cache-Status HIT', `Server-Timing 'cfL4;desc="x"'`, 'Alt-Svc h3'],
    ...['Cache-Status "Netlify Edge"', 'X-NF-Request-ID 01J', 'Age 7', 'Priority u=0'],
  ].map((header) => `add_header ${header} always;`);
  expect(await found({ settings: added.join('\n') })).toEqual([]);
});

test('names first what protects, on a host that sends no header of the build', async () => {
  const lines = await found(conf(/add_header .*|^ +"text\/.*/gm));
  expect(lines[0]).toMatch(/^headers: no header Content-Security-Policy/);
  expect(lines[1]).toMatch(/^headers: no header Strict-Transport-Security/);
  expect(lines.join()).not.toContain('Content-Type');
});

test('finds changed and missing files, also in their compressed forms', async () => {
  const lines = await found({}, (served) => {
    const client = join(served, 'client');
    appendFileSync(join(client, 'about/index.html'), '<script src="/tracker.js"></script>');
    rmSync(join(client, 'assets/page.js'));
    writeFileSync(join(client, 'index.html.gz'), gzipSync('another page'));
    writeFileSync(join(client, 'done/index.html.gz'), 'cut off');
    // The build publishes Spanish without a home page, and no French.
    writeFiles(client, { '.env': 'x', 'es/index.html': 'x', 'fr/index.html': 'x' });
  });
  expect(lines).toEqual([
    'content: a gzip form that cannot be unpacked: /done',
    expect.stringMatching(/^content: other content than was built \(12 bytes, built \d+\): \/$/),
    expect.stringMatching(/^content: other content .*: \/about and 1 more$/),
    'content: status 404 instead of 200: /assets/page.js',
    'unknown addresses: status 200 instead of 404: /.env and 2 more',
  ]);
});

test('accepts a security.txt with the date of another build', async () => {
  expect(await found({}, (served) => writeFiles(served, securityTxt('2998-12-31')))).toEqual([]);
});

test('finds a security.txt that has expired, also when the build itself is that old', async () => {
  const old = await makeBuild({}, securityTxt('2001-01-01'));
  const expired = 'security.txt: it expired on 2001-01-01T00:00:00Z: /.well-known/security.txt';
  for (const compared of [old, build]) {
    const damage = (served: string) => writeFiles(served, securityTxt('2001-01-01'));
    expect(await found({}, damage, {}, compared)).toEqual([expired]);
  }
});

test('says in so many words that a sandbox build is served', async () => {
  const [first] = await found(conf('https://mail.site.test', 'http://localhost:4300'));
  expect(first).toBe('sandbox build: this is a sandbox build, whose forms send to localhost: /');
});

test('finds a certificate that browsers refuse, and a host that does not answer', async () => {
  const refused = /^certificate: a certificate that browsers refuse \(self-signed/;
  expect(await found({}, undefined, { connection: { lookup } })).toEqual([
    expect.stringMatching(refused),
  ]);
  expect(
    (await compareHost('http://127.0.0.1:1', build, { languageFolders: [] })).flat(),
  ).toContain('no response (ECONNREFUSED): /');
});
