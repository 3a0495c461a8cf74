const usage =
  'Usage: CANARY_URL=https://www.example.com [CANARY_EMAIL=canary@example.com] [CANARY_PING=https://…] npm run canary';

/**
 * Reads the options of the canary, which sends one test inquiry through the live site, from environment variables. The
 * URL has no default, so that a run without options sends nothing.
 * @throws Error with the reason and the usage if an option is not valid, or the URL is missing.
 */
export function parseCanaryOptions(environment: Readonly<Record<string, string | undefined>>) {
  const { CANARY_URL: url = '', CANARY_PING: pingUrl } = environment;
  const email = environment['CANARY_EMAIL'] || 'canary@example.com';
  for (const [value, isValid, problem] of [
    [url, isWebAddress(url), 'CANARY_URL must be one address that starts with https:// or http://'],
    [email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'CANARY_EMAIL must be one email address'],
    [pingUrl, !pingUrl || isWebAddress(pingUrl), 'CANARY_PING must be one address'],
  ] as const) {
    if (!isValid) throw new Error(`${problem}, and is "${value}". ${usage}`);
  }
  return { url, email, pingUrl };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
