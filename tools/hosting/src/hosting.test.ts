import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from './files-below';
import { writeHosting } from './hosting';
import { facts } from './page.testing';

test('a build with a file without a content type is refused', async () => {
  const build = mkdtempSync(join(tmpdir(), 'hosting-'));
  writeFiles(join(build, 'client'), { '404.html': '', 'film.mkv': 'x' });
  await expect(writeHosting(build, facts)).rejects.toThrow(/film\.mkv has no content type/);
  rmSync(build, { recursive: true });
});
