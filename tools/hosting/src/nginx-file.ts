import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unique } from './built-page';
import { contentTypes } from './content-types';
import { pathPattern, type HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

/** The rules and redirects as a configuration file for nginx's `http` block: `nginx.conf` with its parts filled in. */
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
  // The first match decides, so an address as it is written comes before its other capitals.
  const lines = redirects
    .toSorted((one, other) => Number(one.anyCase ?? 0) - Number(other.anyCase ?? 0))
    .flatMap(({ from, to, anyCase }) => {
      const pattern = pathPattern(anyCase ? to : from).source;
      const others = anyCase ? [`  "~*${pattern}" ${to};`] : [];
      return [`  "~${pattern}" ${anyCase ? '""' : to};`, ...others];
    });
  return map('$site_redirect', ['  default "";', ...lines]);
}

/** Reversed, because nginx uses the first match where the rules use the last. `$uri` is the file that nginx serves. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules
    .filter((rule) => name in rule.headers)
    .toReversed()
    .map(({ path, headers }) => {
      // It is empty when nginx cannot parse the request (400, 414, 494): the rule for all addresses is the default.
      const key = path === '/*' ? 'default' : `"~${pathPattern(path).source}"`;
      return `  ${key} "${headers[name]?.replaceAll('"', '\\"')}";`;
    });
  return map(variable(name), lines);
}

function map(of: string, lines: readonly string[]): string {
  return `map $uri ${of} {\n${lines.join('\n')}\n}\n`;
}

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
