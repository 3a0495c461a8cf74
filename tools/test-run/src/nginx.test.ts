import { findNginx } from './nginx';

const before = process.env['NGINX_PATH'];
afterEach(() => {
  if (before === undefined) delete process.env['NGINX_PATH'];
  else process.env['NGINX_PATH'] = before;
});

test('NGINX_PATH comes first', () => {
  process.env['NGINX_PATH'] = process.execPath;
  expect(findNginx()).toBe(process.execPath);
});

test('an NGINX_PATH that leads nowhere is passed over', () => {
  process.env['NGINX_PATH'] = '/nowhere/nginx';
  expect(findNginx()).not.toBe('/nowhere/nginx');
});
