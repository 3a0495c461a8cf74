import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findNginx } from './nginx';

let directory: string;
let environment: NodeJS.ProcessEnv;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'nginx-'));
  environment = process.env;
  process.env = { ...environment };
});

afterEach(() => {
  process.env = environment;
  rmSync(directory, { recursive: true });
});

test('prefers NGINX_PATH', () => {
  process.env['NGINX_PATH'] = process.execPath;
  expect(findNginx()).toBe(process.execPath);
});

test('ignores an NGINX_PATH that does not exist', () => {
  process.env['NGINX_PATH'] = '/nowhere/nginx';
  expect(findNginx()).not.toBe('/nowhere/nginx');
});

test('finds nginx in any folder of PATH, such as Homebrew’s', () => {
  delete process.env['NGINX_PATH'];
  process.env['PATH'] = ['/nowhere', directory, environment['PATH']].join(delimiter);
  writeFileSync(join(directory, 'nginx'), '');

  expect(findNginx()).toBe(join(directory, 'nginx'));
});
