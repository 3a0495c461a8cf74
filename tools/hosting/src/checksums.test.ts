import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksums, checksumsFile } from './checksums';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'checksums-'));
  mkdirSync(join(directory, 'client'));
  writeFileSync(join(directory, 'client/index.html'), 'home');
  writeFileSync(join(directory, 'headers.json'), '[]');
});
afterEach(() => rmSync(directory, { recursive: true }));

test('lists every file in the format of sha256sum', () => {
  expect(checksums(directory)).toBe(
    '4ea140588150773ce3aace786aeef7f4049ce100fa649c94fbbddb960f1da942  client/index.html\n' +
      '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945  headers.json\n',
  );
});

test('omits the list itself and changes when a file changes', () => {
  const before = checksums(directory);
  writeFileSync(join(directory, checksumsFile), before);
  expect(checksums(directory)).toBe(before);
  writeFileSync(join(directory, 'client/index.html'), 'another home');
  expect(checksums(directory)).not.toBe(before);
});
