import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unique } from './built-page';
import { contentTypes } from './content-types';
import { pathPattern, type HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

/**
 * The rules and redirects as a file to include in nginx's `http` block: the template nginx.conf of this folder with its
 * placeholders filled in.
 */
export function nginxFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const names = unique(rules.flatMap((rule) => Object.keys(rule.headers)));
  const parts: Readonly<Record<string, readonly string[]>> = {
    maps: [redirectMap(redirects), ...names.map((name) => headerMap(name, rules))],
    headers: names.map((name) => `  add_header ${name} ${variable(name)} always;`),
    types: Object.entries(contentTypes).map(([end, type]) => `    "${type}" ${end.slice(1)};`),
  };
  return readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, part: string) => `${parts[part]?.join('\n')}`,
  );
}

function redirectMap(redirects: readonly Redirect[]): string {
  // nginx uses the first pattern of a map that matches. So the exact spelling of an address, whose empty value means no
  // redirect, comes before the pattern that ignores upper and lower case. Pages that only redirect, which are the
  // redirects without `anyCase`, come before these: the address of such a page may also be the target `to` of a
  // redirect with `anyCase`, whose empty value would prevent the redirect of the page.
  const lines = redirects
    .toSorted((one, other) => Number(one.anyCase ?? 0) - Number(other.anyCase ?? 0))
    .flatMap(({ from, to, anyCase }) => {
      const pattern = pathPattern(anyCase ? to : from).source;
      const others = anyCase ? [`  "~*${pattern}" ${to};`] : [];
      return [`  "~${pattern}" ${anyCase ? '""' : to};`, ...others];
    });
  return map('$site_redirect', ['  default "";', ...lines]);
}

/**
 * The values of one header by address. The rules are reversed, because in a map of nginx the first match decides, and
 * in the rules the last. nginx evaluates the map when it sends the headers, and then `$uri` names the file that it
 * serves, such as `/about/index.html` for `/about`, so a pattern must also match the path of the file.
 */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules
    .filter((rule) => name in rule.headers)
    .toReversed()
    .map(({ path, headers }) => {
      // `$uri` is empty when nginx cannot parse a request (status 400, 414, or 494), and then only `default` matches.
      // So the rule for all addresses is the default.
      const key = path === '/*' ? 'default' : `"~${pathPattern(path).source}"`;
      return `  ${key} "${headers[name]?.replaceAll('"', '\\"')}";`;
    });
  return map(variable(name), lines);
}

function map(of: string, lines: readonly string[]): string {
  return `map $uri ${of} {\n${lines.join('\n')}\n}\n`;
}

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
