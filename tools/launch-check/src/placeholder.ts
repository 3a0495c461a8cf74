/** Reserved hosts (RFC 2606, RFC 6761) and loopback addresses. */
export function isPlaceholderHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return (
    /(^|\.)example\.(com|org|net)$/.test(name) ||
    /(^|\.)(example|test|invalid|localhost)$/.test(name) ||
    /^127(\.\d+){3}$|^0\.0\.0\.0$|^\[::1?\]$/.test(name)
  );
}

/** The host of a URL or mailbox; other text is returned unchanged. */
export function hostOf(text: string): string {
  if (URL.canParse(text) && text.includes('://')) return new URL(text).hostname;
  return text.split('@').at(-1) ?? '';
}

/** 555-0100 to 555-0199 are reserved for fiction in every area code. */
export const placeholderPhone = /555[\s.–-]?01\d\d(?!\d)/;

/** Not for prose, where "for example" is ordinary English. */
export function isPlaceholderName(text: string): boolean {
  return /\b(example|sample|placeholder|lorem|your (firm|company|name))\b/i.test(text);
}

/** Springfield is a placeholder unless it has a zip code. */
export function isPlaceholderAddress(text: string): boolean {
  return (
    isPlaceholderName(text) ||
    /\b(anytown|123 main st)/i.test(text) ||
    (/\bspringfield\b/i.test(text) && !/\b\d{5}(-\d{4})?\s*$/.test(text.trim()))
  );
}
