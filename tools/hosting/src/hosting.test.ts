import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from './files-below';
import { readHosting, writeHosting } from './hosting';
import { facts } from './page.testing';

let build: string;
const write = (texts: Readonly<Record<string, string>>) => writeFiles(join(build, 'client'), texts);

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'hosting-'));
  write({ '404.html': '<style>a{}</style>', 'about/index.html': '<style>b{}</style>' });
});
afterEach(() => rmSync(build, { recursive: true }));

test('writes rules that can be read again, with the address of each folder', async () => {
  write({ 'index.html': '<form action="https://mail.example.com/send"></form>' });
  await writeHosting(build, facts);
  const { headers, redirects } = readHosting(build);
  expect(headers.map(({ path }) => path).join(' ')).toBe(
    '/* /es/* /assets/* /icon.png /assets/share/* /left.txt / /form /done',
  );
  expect(redirects.map(({ to }) => to)).toEqual(['/es/formOne', '/old']);
});

test('refuses a file without a content type', async () => {
  write({ 'film.mkv': 'x' });
  await expect(writeHosting(build, facts)).rejects.toThrow(/film\.mkv has no content type/);
});
