import { execFileSync } from 'node:child_process';
import { makeFolder } from '@lawyers/hosting/testing';
import { readLaunchInputs } from './launch-inputs';
import { buildOf, ready } from './launch-inputs.testing';

const template = {
  'libs/mail/templates/contact/template.json': '{"to":"a@reedhall.com","from":"b@reedhall.com"}',
  'libs/mail/templates/contact/body.html': '',
};
const workspace = (files: Readonly<Record<string, string>>) =>
  makeFolder({ ...template, ...files });
const noBuild = '/nowhere';

beforeEach(() => {
  // Settings of the shell or of CI would replace those of the fixtures.
  jest.replaceProperty(process, 'env', {});
});

test.each<[files: Readonly<Record<string, string>>, security: string]>([
  [{ 'SECURITY.md': 'Write to us.' }, 'Write to us.'],
  [{}, ''],
])('with the files %j, SECURITY.md is %j', (files, security) => {
  expect(readLaunchInputs(workspace(files), noBuild)).toMatchObject({ security });
});

test('takes settings and nothing else from .env, trims them, and has defaults for empty ones', () => {
  const lines = ['VITE_PHONE=" 1 "', 'VITE_EMAILJS_ORIGIN=" "', 'VITE_SITE_URL=" "', 'OTHER=x'];
  const { settings } = readLaunchInputs(workspace({ '.env': lines.join('\n') }), noBuild);
  expect(settings).toEqual({ VITE_PHONE: '1', VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com' });
});

test('reads what is checked out only to judge a build', () => {
  const { stamp } = buildOf(ready);
  const folder = workspace({ 'client/index.html': '', 'stamp.json': JSON.stringify(stamp) });
  const git = (command: string) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...command.split(' ')], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  git('init');
  git('add .');
  git('commit -m First');
  const before = process.cwd();
  process.chdir(folder);
  try {
    const checkedOut = { commit: git('rev-parse HEAD'), uncommitted: [] };
    expect(readLaunchInputs(folder, folder)).toMatchObject({ checkedOut });
    expect(readLaunchInputs(folder, noBuild)).toMatchObject({ checkedOut: { commit: null } });
  } finally {
    process.chdir(before);
  }
});
