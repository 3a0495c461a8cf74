import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { makeFolder } from '@lawyers/hosting/testing';

/** The folder of builds, below which the program looks for the one that it is told to serve. */
const builds = resolve(__dirname, '../../../dist/apps');

test('refuses to serve a build for another host', () => {
  const production = makeFolder({
    'client/404.html': '',
    'headers.json': '[]',
    'redirects.json': '[]',
    'stamp.json': '{"siteUrl":"https://www.site.test","mailOrigin":"https://mail.site.test"}',
  });
  const tsx = resolve(__dirname, '../../../node_modules/.bin/tsx');
  const command = [join(__dirname, 'start.ts'), relative(builds, production)];
  const { stderr } = spawnSync(tsx, command, { encoding: 'utf8' });
  expect(stderr).toMatch(/ is for https:\/\/www\.site\.test\. Build it for this machine: npx nx/);
});
