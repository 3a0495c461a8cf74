import { overlap, type HeaderRule } from './header-rules';

/** What Cloudflare Pages reads of a `_headers` file; the rest it drops with no more than a warning. */
const maxRules = 100;
const maxLine = 2000;

/**
 * The rules as a `_headers` file. Where two rules match, Netlify takes the later value by itself; Cloudflare would
 * join both with a comma, so there the earlier one is detached first, by a `!` line that Netlify passes over.
 * @throws Error when a host would drop a part of it.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap((rule, index) => {
    const earlier = rules.slice(0, index).filter((other) => overlap(other.path, rule.path));
    return spellings(rule.path).map((path) => [
      path,
      ...Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(earlier.some((other) => name in other.headers) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]),
    ]);
  });
  if (blocks.length > maxRules) {
    throw new Error(`_headers has ${blocks.length} rules; Cloudflare Pages reads ${maxRules}.`);
  }
  const long = blocks.flat().find((line) => line.length > maxLine);
  if (long) {
    throw new Error(
      `_headers has a line of ${long.length} characters; Cloudflare Pages reads ${maxLine}: ${long.slice(0, 80)}…`,
    );
  }
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** To Cloudflare an address with a slash at its end is another address. */
function spellings(path: string): readonly string[] {
  return path === '/' || path.endsWith('/*') ? [path] : [path, `${path}/`];
}
