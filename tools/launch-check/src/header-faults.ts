import { paths } from '@lawyers/domain';
import type { Page } from './launch';
import { policyOf } from './policy';

type Headers = Readonly<Record<string, string>>;

/** What is wrong with the headers of one page, in words that are the same for every page. */
export function headerFaults(page: Page, headers: Headers): readonly string[] {
  return [...policyFaults(page, headers), ...otherFaults(page, headers)];
}

function policyFaults({ styleHashes, postTo }: Page, headers: Headers): readonly string[] {
  const policy = policyOf(headers);
  if (policy.size === 0) return ['no Content-Security-Policy'];
  const has = (directive: string, source: string) =>
    policy.get(directive)?.includes(source) === true;
  const unsafe = ["'unsafe-inline'", "'unsafe-eval'", '*'];
  return [
    ...(styleHashes.every((hash) => has('style-src', hash))
      ? []
      : ['the policy blocks the style of the page']),
    ...(postTo.every((origin) => has('form-action', origin))
      ? []
      : ['the policy blocks the mail form']),
    ...(postTo.every((origin) => has('connect-src', origin))
      ? []
      : ['the policy blocks the sending script']),
    ...([...policy.values()].flat().some((source) => unsafe.includes(source))
      ? ['the policy allows what is unsafe']
      : []),
    ...(has('default-src', "'none'") && has('frame-ancestors', "'none'")
      ? []
      : ["the policy lacks default-src 'none' or frame-ancestors 'none'"]),
  ];
}

function otherFaults({ path, postTo }: Page, headers: Headers): readonly string[] {
  // Under no-referrer a native post carries `Origin: null`, which the mail service refuses.
  const referrer = postTo.length > 0 ? 'strict-origin' : 'no-referrer';
  const expected: Headers = {
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': 'nosniff',
    ...(neverStored.includes(path) && { 'Cache-Control': 'no-store' }),
  };
  return [
    ...Object.entries(expected)
      .filter(([name, value]) => headers[name] !== value)
      .map(([name, value]) => `${name} is not ${value}`),
    ...(headers['Strict-Transport-Security'] ? [] : ['no Strict-Transport-Security']),
  ];
}

/** Addresses that say what somebody looked for, or that they wrote. */
const neverStored: readonly string[] = [paths.intake, paths.confirm];
