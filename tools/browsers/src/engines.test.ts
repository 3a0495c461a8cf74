import { findFirefox, howToInstall } from './engines';

let environment: NodeJS.ProcessEnv;

beforeEach(() => {
  environment = process.env;
  process.env = { ...environment };
});
afterEach(() => {
  process.env = environment;
});

test('prefers FIREFOX_PATH', () => {
  process.env['FIREFOX_PATH'] = process.execPath;
  expect(findFirefox()).toBe(process.execPath);
});

test('ignores a FIREFOX_PATH that does not exist', () => {
  process.env['FIREFOX_PATH'] = '/nowhere/firefox';
  expect(findFirefox()).not.toBe('/nowhere/firefox');
});

test('names every missing engine as not tested, with the packages to install', () => {
  expect(howToInstall(['firefox', 'webkit']).split('\n')).toEqual([
    expect.stringMatching(/^NOT TESTED in firefox\..* firefox-esr$/),
    expect.stringMatching(/^NOT TESTED in webkit\..* webkit2gtk-driver /),
  ]);
});
