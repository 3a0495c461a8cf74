/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSettings } from './sandbox-settings';
import { completeEnvironment } from './settings.testing';
import { checkedOut, fingerprintsOf } from './stamp';

test('every setting has a fingerprint that changes with its value', () => {
  const before = fingerprintsOf(completeEnvironment);
  const after = fingerprintsOf(
    Object.fromEntries(
      Object.entries(completeEnvironment).map(([key, value]) => [
        key,
        value.replace(/e/g, 'a') + 'x',
      ]),
    ),
  );
  expect(Object.keys(before)).toEqual(Object.keys(completeEnvironment));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const key of Object.keys(after)) expect([key, after[key]]).not.toEqual([key, before[key]]);
});

test('spellings of the same URL have one fingerprint', () => {
  const settings = { ...completeEnvironment, VITE_SITE_URL: ' https://www.example.com/home/ ' };
  expect(fingerprintsOf(settings)).toEqual(fingerprintsOf(completeEnvironment));
});

test('a setting that a production build rejects has no fingerprint', () => {
  const fingerprints = fingerprintsOf(sandboxSettings({}));
  expect(fingerprints).not.toHaveProperty('VITE_SITE_URL');
  expect(fingerprints).toHaveProperty('VITE_PHONE');
});

describe('what is checked out', () => {
  const before = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    process.chdir(folder);
  });

  afterEach(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  const git = (...command: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...command], {
      encoding: 'utf8',
      stdio: 'pipe',
    });

  test('outside a repository is no commit', () => {
    expect(checkedOut()).toEqual({ commit: null, uncommitted: [] });
  });

  test('in a repository is its commit, with the files that differ from it', () => {
    git('init');
    writeFileSync('changed.txt', 'before');
    git('add', '.');
    git('commit', '-m', 'First');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(checkedOut()).toEqual({ commit, uncommitted: [] });

    writeFileSync('changed.txt', 'after');
    writeFileSync('new.txt', '');

    expect(checkedOut()).toEqual({ commit, uncommitted: ['changed.txt', 'new.txt'] });
  });
});
