import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { libVersion } from './lib-version';

test('the reported version equals the specified and the installed version', () => {
  const installed = readFileSync(require.resolve('@emailjs/browser/package.json'), 'utf8');
  expect(libVersion).toBe('3.12.1');
  expect(JSON.parse(installed)).toMatchObject({ version: libVersion });
});

test('only send-mail.ts imports the e-mail library', () => {
  const importing = readdirSync(__dirname)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /(?:from|import|require)\s*\(?\s*['"]@emailjs/.test(
        readFileSync(join(__dirname, file), 'utf8'),
      ),
    );
  expect(importing).toEqual(['send-mail.ts']);
});
