import type { HeaderRule } from './header-rules';

/** Limits of Cloudflare Pages for `_headers`. It ignores everything beyond them, with only a warning. */
const maxRules = 100;
const maxLine = 2000;

/**
 * The rules as a `_headers` file for Netlify and Cloudflare Pages. If two rules set the same header for an address,
 * Netlify uses the later value, but Cloudflare joins both with a comma. So each rule first removes the earlier value
 * with a `!` line, which Netlify ignores. `! Access-Control-Allow-Origin` removes a header that Cloudflare adds by
 * itself.
 * @throws Error when the file exceeds a limit of Cloudflare Pages.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ path, headers }) => {
    const lines = [
      ...['Access-Control-Allow-Origin', ...Object.keys(headers)].map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ];
    // For Cloudflare, `/about` and `/about/` are different addresses, so a path has a block for each. The home page and
    // paths that end in `/*` need only one.
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
