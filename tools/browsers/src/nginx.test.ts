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

test('NGINX_PATH comes first', () => {
  process.env['NGINX_PATH'] = process.execPath;
  expect(findNginx()).toBe(process.execPath);
});

test('an NGINX_PATH that leads nowhere is passed over', () => {
  process.env['NGINX_PATH'] = '/nowhere/nginx';
  expect(findNginx()).not.toBe('/nowhere/nginx');
});

test('an nginx anywhere in PATH is found, as where Homebrew puts it', () => {
  delete process.env['NGINX_PATH'];
  process.env['PATH'] = ['/nowhere', directory, environment['PATH']].join(delimiter);
  writeFileSync(join(directory, 'nginx'), '');

  expect(findNginx()).toBe(join(directory, 'nginx'));
});
