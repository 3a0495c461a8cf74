import type { HeaderRule } from './header-rules';

/** Limits of Cloudflare Pages for `_headers`. It drops the rest with only a warning. */
const maxRules = 100;
const maxLine = 2000;

/**
 * The rules as a `_headers` file. Where two rules match, Netlify uses the later value, but Cloudflare joins both with a
 * comma. A `!` line, which Netlify ignores, removes the earlier value first, and a header that Cloudflare adds.
 * @throws Error when the file exceeds a host's limits.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ path, headers }) => {
    const lines = [
      ...['Access-Control-Allow-Origin', ...Object.keys(headers)].map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ];
    // Cloudflare treats a trailing slash as a different address.
    const isOne = path === '/' || path.endsWith('/*');
    return (isOne ? [path] : [path, `${path}/`]).map((spelling) => [spelling, ...lines]);
  });
  if (blocks.length > maxRules)
    throw new Error(`_headers has ${blocks.length} rules; Cloudflare Pages reads ${maxRules}.`);
  const long = blocks.flat().find((line) => line.length > maxLine);
  if (long) {
    throw new Error(
      `_headers has a line of ${long.length} characters; Cloudflare Pages reads ${maxLine}: ${long.slice(0, 80)}…`,
    );
  }
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
