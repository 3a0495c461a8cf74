import { execFileSync } from 'node:child_process';
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

test('sha256sum accepts the list for the folder as it is', () => {
  writeFileSync(join(directory, checksumsFile), checksums(directory));
  const said = execFileSync('sha256sum', ['--check', checksumsFile], { cwd: directory });
  expect(said.toString()).toBe('client/index.html: OK\nheaders.json: OK\n');
});

test('the list stays the same after it is written, and changes with a file', () => {
  const before = checksums(directory);
  writeFileSync(join(directory, checksumsFile), before);
  expect(checksums(directory)).toBe(before);
  writeFileSync(join(directory, 'client/index.html'), 'another home');
  expect(checksums(directory)).not.toBe(before);
});
