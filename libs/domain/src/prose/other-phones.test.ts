import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phoneInText } from '../phone-links';

// Numbers are in one of these two files, so that `npm run dates` reminds somebody to check them. An answer takes its
// number from there.
const listed = ['help-lines.ts', 'other-phones.ts'];

/** Answers may spell 988, which is also the name of its help line and the number for text messages to it. */
const spelled = ['988'];

test('no other file of this folder spells a phone number', () => {
  const files = readdirSync(__dirname).filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(phoneInText)].map(
      ([, , phone = '']) => [file, phone] as const,
    ),
  );
  expect(found.filter(([file]) => listed.includes(file))).not.toEqual([]);
  const elsewhere = found.filter(
    ([file, phone]) => !listed.includes(file) && !spelled.includes(phone),
  );
  expect(elsewhere).toEqual([]);
});
