/** Host names that RFC 2606 and RFC 6761 reserve for examples and tests, and addresses of the machine itself. */
const placeholderHost =
  /^(?:(?:.*\.)?(?:example\.(?:com|org|net)|example|test|invalid|localhost)\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i;

/** 555-0100 to 555-0199 are reserved for fiction in every area code. */
const placeholderPhone = /555[\s.\/\u2010-\u2015-]{0,3}01\d\d(?!\d)/g;

const hostsInText =
  /(?:\/\/|@)([a-z\d.-]*[a-z\d]|\[[\d:]+\])|(?<![\w-])((?:[a-z\d-]+\.)*example\.(?:com|net|org))\b/gi;

/**
 * Placeholders in a text: phone numbers for fiction, and reserved hosts in URLs and email addresses. `example.com`,
 * `example.net`, and `example.org` are found anywhere in the text.
 */
export function placeholdersIn(text: string): readonly string[] {
  const hosts = [...text.matchAll(hostsInText)].map(([, host, bare]) => `${host ?? bare}`);
  const phones = text.match(placeholderPhone) ?? [];
  return [...new Set([...hosts.filter((host) => placeholderHost.test(host)), ...phones])];
}

/** Words of placeholder names and addresses. Not for prose, which contains "for example". */
export const placeholderName = /\b(example|sample|placeholder|lorem|your (firm|company|name))\b/i;
