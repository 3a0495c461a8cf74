import type { CanaryOptions } from './send-test-inquiry';

const usage =
  'Usage: CANARY_URL=https://www.example.com [CANARY_EMAIL=canary@example.com] [CANARY_TIMEOUT=90] [CANARY_PING=https://…] npm run canary';

/**
 * Reads the canary's options. The URL has no default, so that a run without one sends nothing.
 * @throws Error with the reason and the usage.
 */
export function parseCanaryOptions(
  environment: Readonly<Record<string, string | undefined>>,
): CanaryOptions & { readonly pingUrl: string | undefined } {
  const url = environment['CANARY_URL'] ?? '';
  const email = environment['CANARY_EMAIL'] || 'canary@example.com';
  const timeout = environment['CANARY_TIMEOUT'] || '90';
  if (!isWebAddress(url)) {
    throw new Error(
      `CANARY_URL is "${url}"; give one address that starts with https:// or http://. ${usage}`,
    );
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Error(`CANARY_EMAIL is "${email}"; it must be one e-mail address. ${usage}`);
  }
  const timeoutSeconds = Number(timeout);
  if (!/^\d+$/.test(timeout) || timeoutSeconds < 1 || timeoutSeconds > 600) {
    throw new Error(`CANARY_TIMEOUT is "${timeout}"; it must be seconds from 1 to 600. ${usage}`);
  }
  const pingUrl = environment['CANARY_PING'] || undefined;
  if (pingUrl && !isWebAddress(pingUrl)) {
    throw new Error(`CANARY_PING is "${pingUrl}"; it must be one address. ${usage}`);
  }
  return { url, email, timeoutSeconds, pingUrl };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
