import { overlap, type HeaderRule } from './header-rules';

/** Limits of Cloudflare Pages for `_headers`. It drops the rest with only a warning. */
const maxRules = 100;
const maxLine = 2000;

/**
 * The rules as a `_headers` file. Where two rules match, Netlify uses the later value, but Cloudflare joins both with a
 * comma. A `!` line, which Netlify ignores, removes the earlier value first, and a header that Cloudflare adds.
 * @throws Error when the file exceeds a host's limits.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap((rule, index) => {
    const earlier = rules.slice(0, index).filter((other) => overlap(other.path, rule.path));
    return spellings(rule.path).map((path) => [
      path,
      ...(index === 0 ? ['  ! Access-Control-Allow-Origin'] : []),
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

/** Cloudflare treats a trailing slash as a different address. */
function spellings(path: string): readonly string[] {
  return path === '/' || path.endsWith('/*') ? [path] : [path, `${path}/`];
}
