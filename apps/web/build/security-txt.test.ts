/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSecurityTxt } from './security-txt';

test('security.txt names the contact page, and is valid for a year from the build', async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  await writeSecurityTxt(client, 'https://www.site.test', new Date('2026-02-01T10:00:00Z'));

  expect(readFileSync(join(client, '.well-known/security.txt'), 'utf8')).toBe(
    'Contact: https://www.site.test/contact\n' +
      'Expires: 2027-02-01T10:00:00.000Z\n' +
      'Canonical: https://www.site.test/.well-known/security.txt\n',
  );
  rmSync(client, { recursive: true });
});
