import { readFileSync } from 'node:fs';
import { libVersion } from './lib-version';

test('the reported version equals the specified and the installed version', () => {
  const installed = readFileSync(require.resolve('@emailjs/browser/package.json'), 'utf8');
  expect(libVersion).toBe('3.12.1');
  expect(JSON.parse(installed)).toMatchObject({ version: libVersion });
});
