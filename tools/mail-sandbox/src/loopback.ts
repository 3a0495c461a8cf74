import { isIPv4 } from 'node:net';

/** Whether a host name or address can only mean this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}

/** Whether an `Origin` header names a page served by this machine. */
export function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

/**
 * Whether a request was addressed to this machine by name. A page elsewhere can point its own
 * host name at 127.0.0.1 and would then be of the same origin as the inbox.
 */
export function isLocalHostHeader(host: string | undefined): boolean {
  return host !== undefined && isLocalOrigin(`http://${host}`);
}
