/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyBuildDirectory } from './build-directory';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-directory-'));
  writeFileSync(join(folder, 'letter.txt'), 'Dear');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('deletes the files of the usual folder', async () => {
  expect(await emptyBuildDirectory(folder, undefined)).toBe(folder);

  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('refuses a named folder with files, and deletes nothing', async () => {
  await expect(emptyBuildDirectory('/usual', folder)).rejects.toThrow(`${folder}, which has files`);

  expect(readdirSync(folder)).toEqual(['letter.txt']);
});

test('accepts a named folder that is new', async () => {
  expect(await emptyBuildDirectory('/usual', join(folder, 'new'))).toBe(join(folder, 'new'));
});
