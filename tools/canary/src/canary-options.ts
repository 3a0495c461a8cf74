import { parseArgs } from 'node:util';

export type CanaryOptions = {
  /** The home page to start from. */
  readonly url: string;
  /** What the inquiry gives as the visitor's address; an answer by e-mail would go there. */
  readonly email: string;
  /** For the whole walk, once the browser is there. */
  readonly timeoutSeconds: number;
};

const usage =
  'Usage: npm run canary -- https://www.example.com [--email canary@example.com] [--timeout 90]';

/** @throws Error that says what is wrong and how the command is used. */
export function parseCanaryOptions(args: readonly string[]): CanaryOptions {
  const { values, positionals } = parse(args);
  const [url = ''] = positionals;
  if (positionals.length !== 1 || !isWebAddress(url)) {
    throw new Error(`Give one address that starts with https:// or http://. ${usage}`);
  }
  const { email, timeout } = values;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Error(`--email is "${email}"; it must be one e-mail address. ${usage}`);
  }
  const timeoutSeconds = Number(timeout);
  if (!/^\d+$/.test(timeout) || timeoutSeconds < 1 || timeoutSeconds > 600) {
    throw new Error(`--timeout is "${timeout}"; it must be seconds from 1 to 600. ${usage}`);
  }
  return { url, email, timeoutSeconds };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string', default: 'canary@example.com' },
        timeout: { type: 'string', default: '90' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message} ${usage}`);
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
