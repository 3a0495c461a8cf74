import { contentTypes } from './content-types';
import { pathPattern, type HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

/** The rules and redirects as a configuration file for nginx's `http` block. */
export function nginxFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const varying = names.filter((name) => !valueEverywhere(name, rules));
  const types = Object.entries(contentTypes);
  return `${introduction}
${redirectMap(redirects)}
${varying.map((name) => headerMap(name, rules)).join('\n')}
server {
  include site-settings.conf;

  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
${names.map((name) => `  add_header ${name} ${valueEverywhere(name, rules) ?? variable(name)} always;`).join('\n')}

  types {
${types.map(([end, type]) => `    "${type}" ${end.slice(1)};`).join('\n')}
  }

  if ($site_redirect) {
    return 301 $site_redirect$is_args$args;
  }
  error_page 404 /404.html;
  location / {
    try_files $uri $uri/index.html =404;
  }
  location = /404.html {
    internal;
  }
  # Configuration for other hosts.
  location ~ ^/_(headers|redirects)$ {
    return 404;
  }
}
`;
}

const introduction = `# Written by the build from headers.json and redirects.json; do not edit. Copy it to /etc/nginx/conf.d/ and
# put what only you know into /etc/nginx/site-settings.conf:
#
#   listen 443 ssl;
#   server_name www.example.com;
#   ssl_certificate     ...;
#   ssl_certificate_key ...;
#   root /srv/www.example.com/client;
#   brotli_static on;    # if your nginx has the module (Debian: libnginx-mod-http-brotli-static)
`;

function redirectMap(redirects: readonly Redirect[]): string {
  // The first match decides, so an address as it is written comes before its other capitals.
  const lines = redirects
    .toSorted((one, other) => Number(one.anyCase ?? 0) - Number(other.anyCase ?? 0))
    .flatMap(({ from, to, anyCase }) => {
      const pattern = pathPattern(anyCase ? to : from).source;
      const others = anyCase ? [`  "~*${pattern}" ${to};`] : [];
      return [`  "~${pattern}" ${anyCase ? '""' : to};`, ...others];
    });
  return block('map $uri $site_redirect', ['  default "";', ...lines]);
}

/** Reversed, because nginx uses the first match where the rules use the last. `$uri` is the file that nginx serves. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules
    .filter((rule) => name in rule.headers)
    .toReversed()
    .map(({ path, headers }) => {
      // It is empty when nginx cannot parse the request (400, 414, 494): the rule for all addresses is the default.
      const key = path === '/*' ? 'default' : `"~${pathPattern(path).source}"`;
      return `  ${key} ${quoted(headers[name])};`;
    });
  return block(`map $uri ${variable(name)}`, lines);
}

/** The quoted value of a header that only the rule for all addresses sets. */
function valueEverywhere(name: string, rules: readonly HeaderRule[]): string | undefined {
  const [first, ...more] = rules.filter((rule) => name in rule.headers);
  return first?.path === '/*' && more.length === 0 ? quoted(first.headers[name]) : undefined;
}

function quoted(value = ''): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.join('\n')}\n}\n`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}
