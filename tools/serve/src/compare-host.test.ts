import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
    hashedFolder: '/assets',
    compressed: true,
  });
});
afterEach(() => rmSync(build, { recursive: true }));

function write(name: string, text: string): void {
  const file = join(build, 'client', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Serves a copy of the build from nginx, after a change, and lists what differs as "paths: problem". */
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
    return differences.map(({ paths, problem }) => `${paths.join(' ')}: ${problem}`);
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
    /about.*nowhere.*: no header Permissions-Policy$/,
  ],
  [
    'sends the policy of another build',
    { conf: replace('sha256-', 'sha256-x') },
    /about.*: another Content-Security-Policy than was built$/,
  ],
  [
    'lets browsers store what they must not',
    { conf: replace('no-store', 'no-cache') },
    /^\/done \/done\/\?from=mail: another Cache-Control than was built$/,
  ],
  [
    'answers unknown addresses with the home page',
    { conf: replace('=404;', '/index.html;') },
    /contact\/nowhere.*: status 200 instead of 404$/,
  ],
  [
    'has no page for unknown addresses',
    { conf: replace('error_page 404 /404.html;', '') },
    /nowhere.*: another page than 404\.html$/,
  ],
  [
    'does not redirect old addresses',
    { conf: replace('if ($site_redirect)', 'if ($arg_never)') },
    /^\/old.*: status 200 instead of a permanent redirect to .*\/about$/,
  ],
  [
    'redirects for a time only',
    { conf: replace('return 301', 'return 302') },
    /^\/old.*: status 302 instead of a permanent redirect/,
  ],
  ['does not compress', { conf: replace('gzip_static on;', '') }, /page\.js: no compression$/],
  ['sends no Vary', { conf: replace('gzip_vary on;', '') }, /: compression without a header Vary$/],
  [
    'serves scripts as another type',
    { conf: replace(/.*javascript.*/g, '') },
    /^\/assets\/page\.js: another Content-Type than was built$/,
  ],
  ['sets a cookie', { settings: 'add_header Set-Cookie a=b;' }, /about.*: a cookie$/],
  [
    'answers plain http',
    { redirects: replace(/listen (\S+);\n.*/g, 'listen $1;') },
    /^http:.*: status 404 instead of a permanent redirect/,
  ],
  [
    'forgets the address at the other name',
    { redirects: replace('$request_uri', '/') },
    /^http:\S+ https:\/\/site\.test:\S+: a redirect to \S+\/ instead of \S+\/contact\?from=mail$/,
  ],
  ['has a certificate that ends soon', { certificateDays: 9 }, /^\/: a certificate that ends on /],
])('finds that a host %s', async (_what, change, line) => {
  const lines = await found(change);
  expect(lines).toContainEqual(expect.stringMatching(line));
  expect(lines.length).toBeLessThan(3);
});

test('finds changed and missing files', async () => {
  const lines = await found({}, (client) => {
    appendFileSync(join(client, 'about/index.html'), '<script src="/tracker.js"></script>');
    rmSync(join(client, 'assets/page.js'));
  });
  expect(lines).toEqual([
    '/about /about/?from=mail: other content than was built',
    '/assets/page.js: status 404 instead of 200',
  ]);
});

test('finds a certificate that browsers refuse', async () => {
  expect(await found({}, undefined, false)).toEqual([
    expect.stringMatching(/^\/: a certificate that browsers refuse \(self-signed/),
  ]);
});

test('says that nothing answers', async () => {
  expect(await compareHost('http://127.0.0.1:1', build)).toMatchObject([
    { paths: ['/'], problem: 'no response (ECONNREFUSED)' },
  ]);
});
