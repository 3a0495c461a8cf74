import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@lawyers/domain';

const daysValid = 365;

/** Writes the file in which researchers look for a contact (RFC 9116). Every build renews its last day. */
export async function writeSecurityTxt(client: string, siteUrl: string, today = new Date()) {
  const expires = new Date(today.getTime() + daysValid * 86_400_000);
  const folder = join(client, '.well-known');
  const lines = [
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'security.txt'), `${lines.join('\n')}\n`);
}
