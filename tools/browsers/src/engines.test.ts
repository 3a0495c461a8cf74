import { findFirefox, howToInstall } from './engines';

let environment: NodeJS.ProcessEnv;

beforeEach(() => {
  environment = process.env;
  process.env = { ...environment };
});
afterEach(() => {
  process.env = environment;
});

test('FIREFOX_PATH comes first', () => {
  process.env['FIREFOX_PATH'] = process.execPath;
  expect(findFirefox()).toBe(process.execPath);
});

test('a FIREFOX_PATH that leads nowhere is passed over', () => {
  process.env['FIREFOX_PATH'] = '/nowhere/firefox';
  expect(findFirefox()).not.toBe('/nowhere/firefox');
});

test('every missing engine is named as not tested, with what to install', () => {
  expect(howToInstall(['firefox', 'webkit']).split('\n')).toEqual([
    expect.stringMatching(/^NOT TESTED in firefox\..* firefox-esr$/),
    expect.stringMatching(/^NOT TESTED in webkit\..* webkit2gtk-driver /),
  ]);
});
