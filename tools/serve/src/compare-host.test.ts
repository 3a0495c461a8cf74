import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compareHost, writeHosting } from '@lawyers/hosting';
import { startNginx, type NginxChange } from './nginx.testing';

let build: string;

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  const page = (name: string) => `<style>p{color:#${name.length}}</style>${'words '.repeat(100)}`;
  write('index.html', `${page('home')}<form action="https://mail.site.test/send"></form>`);
  write('about/index.html', page('about'));
  write('done/index.html', page('done'));
  write('404.html', page('404'));
  write('old/index.html', '<meta http-equiv="refresh" content="0;url=/about">');
  write('assets/page.js', 'f();'.repeat(100));
  await writeHosting(build, {
    siteUrl: 'https://www.site.test',
    mailOrigin: 'https://mail.site.test',
    inlineScripts: [],
    neverStored: ['/done'],
    leavingPath: '/left.txt',
    languageFolders: [],
    shared: [],
    fixedPaths: ['/about'],
    hashedFolder: '/assets',
  });
});
afterEach(() => rmSync(build, { recursive: true }));

function write(name: string, text: string): void {
  const file = join(build, 'client', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Serves a copy of the build from nginx, after a change, and lists what differs as "cause: problem (paths)". */
async function found(
  change: NginxChange,
  damage?: (client: string) => void,
  trusted = true,
): Promise<readonly string[]> {
  const served = mkdtempSync(join(tmpdir(), 'served-'));
  cpSync(build, served, { recursive: true });
  damage?.(join(served, 'client'));
  const { origin, options, stop } = await startNginx(served, change);
  const { lookup, ca } = options.connection ?? {};
  try {
    const connection = trusted ? { lookup, ca } : { lookup };
    const differences = await compareHost(origin, build, { ...options, connection });
    return differences.flatMap(({ cause, problems }) =>
      problems.map(({ problem, paths }) => `${cause}: ${problem} (${paths.join(' ')})`),
    );
  } finally {
    await stop();
    rmSync(served, { recursive: true });
  }
}

/** @throws Error when the text is not there, so that a fault cannot vanish unseen. */
const replace = (from: string | RegExp, to: string) => (text: string) => {
  const result = text.replaceAll(from, to);
  expect(result).not.toBe(text);
  return result;
};

test('finds nothing on an nginx that serves the build as documented', async () => {
  expect(await found({})).toEqual([]);
});

test.each<[string, NginxChange, RegExp]>([
  [
    'sends no headers',
    { conf: replace(/add_header Permissions.*/g, '') },
    /^headers: no header Permissions-Policy, built as camera=\(\).* \(.*about.*\)$/,
  ],
  [
    'sends the policy of another build',
    { conf: replace('sha256-', 'sha256-x') },
    /^headers: Content-Security-Policy is ".*sha256-x.*", built as ".*sha256-.*" \(.*about/,
  ],
  [
    'lets browsers store what they must not',
    { conf: replace('no-store', 'no-cache') },
    /^headers: Cache-Control is "no-cache", built as "no-store" \(\/done \/done\/\?from=mail\)$/,
  ],
  [
    'hides the site from search engines',
    { settings: 'add_header X-Robots-Tag noindex always;' },
    /^headers: a header that was not built, x-robots-tag: noindex \(.*about/,
  ],
  [
    'leads visitors to another site',
    { settings: 'add_header Refresh "9;url=https://other.test" always;' },
    /^headers: a header that was not built, refresh: 9;url=https:\/\/other\.test/,
  ],
  [
    'lets other sites read the pages',
    { settings: 'add_header Access-Control-Allow-Origin * always;' },
    /^headers: a header that was not built, access-control-allow-origin: \*/,
  ],
  [
    'reports visitors to a third party',
    { settings: `add_header NEL '{"report_to":"x"}' always;` },
    /^headers: a header that was not built, nel: \{"report_to":"x"\}/,
  ],
  [
    'sets a cookie',
    { settings: 'add_header Set-Cookie a=b;' },
    /^headers: a header that was not built, set-cookie: a=b/,
  ],
  [
    'answers unknown addresses with the home page',
    { conf: replace('=404;', '/index.html;') },
    /^unknown addresses: status 200 instead of 404 \(.*contact\/nowhere/,
  ],
  [
    'has no page for unknown addresses',
    { conf: replace('error_page 404 /404.html;', '') },
    /^unknown addresses: other content than was built .*nowhere/,
  ],
  [
    'lists the files of a folder',
    { conf: replace('try_files $uri $uri/index.html =404;', 'index index.html; autoindex on;') },
    /^unknown addresses: status 200 instead of 404 \(\/assets\/\)$/,
  ],
  [
    'does not redirect old addresses',
    { conf: replace('if ($site_redirect)', 'if ($arg_never)') },
    /^redirects: status 404 instead of 301 \(\/ABOUT/,
  ],
  [
    'redirects for a time only',
    { conf: replace('return 301', 'return 302') },
    /^redirects: status 302 instead of 301 \(.*\/old/,
  ],
  [
    'redirects to another address',
    { conf: replace(/ \/about;/g, ' /done;') },
    /^redirects: a redirect to \S+\/done instead of \S+\/about \(.*\/old/,
  ],
  [
    'does not compress',
    { conf: replace('gzip_static on;', '') },
    /^compression: no compression \(.*page\.js\)$/,
  ],
  [
    'sends no Vary',
    { conf: replace('gzip_vary on;', '') },
    /^compression: compression without a header Vary/,
  ],
  [
    'serves scripts as another type',
    { conf: replace(/.*javascript.*/g, '') },
    /^headers: Content-Type is "text\/plain", built as "text\/javascript.*\(\/assets\/page\.js\)$/,
  ],
  [
    'answers plain http',
    { redirects: replace(/listen (\S+);\n.*/g, 'listen $1;') },
    /^other addresses of the site: status 404 instead of 301 \(http:/,
  ],
  [
    'forgets the address at the other name',
    { redirects: replace('$request_uri', '/') },
    /^other addresses of the site: a redirect to \S+\/ instead of \S+\/contact\?from=mail \(http:\S+ https:/,
  ],
  [
    'is still in maintenance',
    { settings: 'return 503;' },
    /^refused: status 503 \(.*\/about.*\/old/,
  ],
  [
    'asks for a password',
    { settings: 'auth_basic x; auth_basic_user_file /dev/null;' },
    /^refused: status 401 \(/,
  ],
  [
    'has a certificate that ends soon',
    { certificateDays: 9 },
    /^certificate: a certificate that ends on .* \(\/\)$/,
  ],
])('finds that a host %s', async (_what, change, line) => {
  const lines = await found(change);
  expect(lines).toContainEqual(expect.stringMatching(line));
  // Whatever else shows it has the same cause.
  expect(new Set(lines.map((found) => found.split(':')[0])).size).toBe(1);
});

test('finds changed and missing files, also in their compressed forms', async () => {
  const lines = await found({}, (client) => {
    appendFileSync(join(client, 'about/index.html'), '<script src="/tracker.js"></script>');
    rmSync(join(client, 'assets/page.js'));
    writeFileSync(join(client, 'index.html.gz'), gzipSync('another page'));
    writeFileSync(join(client, 'done/index.html.gz'), 'cut off');
  });
  expect(lines).toEqual([
    'content: a gzip form that cannot be unpacked (/done)',
    expect.stringMatching(/^content: other content than was built \(12 bytes, built \d+\) \(\/\)$/),
    expect.stringMatching(
      /^content: other content than was built .* \(\/about \/about\/\?from=mail\)$/,
    ),
    'content: status 404 instead of 200 (/assets/page.js)',
  ]);
});

test('finds a stray file, and says in so many words that a sandbox build is served', async () => {
  expect(await found({}, (client) => writeFileSync(join(client, '.env'), 'x'))).toEqual([
    'unknown addresses: status 200 instead of 404 (/.env)',
  ]);
  const lines = await found({ conf: replace('https://mail.site.test', 'http://localhost:4300') });
  expect(lines[0]).toBe(
    'sandbox build: this is a sandbox build, whose forms send to localhost (/)',
  );
});

test('finds a certificate that browsers refuse', async () => {
  expect(await found({}, undefined, false)).toEqual([
    expect.stringMatching(/^certificate: a certificate that browsers refuse \(self-signed/),
  ]);
});

test('says that nothing answers', async () => {
  expect(await compareHost('http://127.0.0.1:1', build)).toMatchObject([
    { problems: [{ paths: ['/'], problem: 'no response (ECONNREFUSED)' }] },
  ]);
});
