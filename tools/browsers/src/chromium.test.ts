import { chromiumPath, findChromium, findHeadlessShell } from './chromium';

const { CHROMIUM_PATH } = process.env;
afterEach(() => {
  process.env['CHROMIUM_PATH'] = CHROMIUM_PATH ?? '';
});

const each = { findChromium, findHeadlessShell, chromiumPath };

test.each(Object.entries(each))(
  'CHROMIUM_PATH decides for %s, whatever is installed',
  (_, find) => {
    process.env['CHROMIUM_PATH'] = process.execPath;
    expect(find()).toBe(process.execPath);
    process.env['CHROMIUM_PATH'] = '/nowhere/chromium';
    expect(find).toThrow('CHROMIUM_PATH is /nowhere/chromium');
  },
);
