import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from './files';
import { writeHosting } from './hosting';
import type { HostedSite } from './site-headers';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * For tests: creates a folder with text files, given by relative path. The folder is deleted when all tests of the
 * importing test file have run.
 */
export function makeFolder(texts: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  folders.push(folder);
  writeFiles(folder, texts);
  return folder;
}

const site: HostedSite = {
  siteUrl: 'https://www.site.test',
  mailOrigin: 'https://mail.site.test',
  inlineScripts: ['f()', 'g()'],
  neverStored: ['/form', '/done', '/articles/*'],
  languageFolders: ['/es'],
  shared: ['/icon.png', '/assets/share/*'],
  fixedPaths: ['/', '/about', '/es/formOne', '/old'],
  hashedFolder: '/assets',
};

/** The content of a test page's only style element. */
export const styleOf = (path: string) => `p{content:'${path}'}\n`;

const page = (path: string, more = '') =>
  `<style data-x="y">${styleOf(path)}</style>${'words '.repeat(100)}${more}`;
const mailForm = '<form id="x" method="post" action="https://mail.site.test/send?a=b"></form>';

/**
 * For tests: builds a small site with every kind of page that `writeHosting` distinguishes, and writes its hosting
 * files. Returns the folder.
 * @param change Replaces properties of the site.
 * @param more More files, by path.
 */
export async function makeBuild(
  change: Partial<HostedSite> = {},
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const build = makeFolder({
    'client/index.html': page('/', mailForm),
    'client/form/index.html': page('/form', mailForm),
    'client/done/index.html': page('/done'),
    'client/about/index.html': page('/about', '<form action="/form"></form>'),
    'client/es/about/index.html': page('/es/about'),
    'client/old/index.html': '<meta http-equiv="refresh" content="0;url=/about">',
    'client/404.html': page('/404.html'),
    'client/assets/page.js': 'f();'.repeat(100),
    ...more,
  });
  await writeHosting(build, { ...site, ...change });
  return build;
}
