import { paths } from '@lawyers/domain';
import { absoluteUrl } from '../build-settings';
import { securityPath } from '../prerender-paths';

const daysValid = 365;

/**
 * security.txt, in which security researchers look for a contact (RFC 9116). Every build renews the date on which it
 * expires.
 */
export function loader(): Response {
  const expires = new Date(Date.now() + daysValid * 86_400_000);
  const lines = [
    `Contact: ${absoluteUrl(paths.contact)}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${absoluteUrl(securityPath)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } });
}
