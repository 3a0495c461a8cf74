import { isIPv4 } from 'node:net';

/** Whether a host name or address is always this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}

/** Whether an `Origin` header names a page on this machine. */
export function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

/**
 * Whether a `Host` header names this machine. This prevents DNS rebinding: another site's host name could resolve to
 * 127.0.0.1 and share the inbox's origin.
 */
export function isLocalHostHeader(host: string | undefined): boolean {
  return host !== undefined && isLocalOrigin(`http://${host}`);
}
