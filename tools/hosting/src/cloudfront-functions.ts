import { contentTypes } from './content-types';
import { pathPattern, type HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

/** Limit of CloudFront, in bytes. */
const maxSize = 10_240;

/**
 * Code that CloudFront runs for a request: it redirects, or names the file in S3. CloudFormation replaces `${Site}` and
 * `${Release}`. Redirects that do not fit are left to the pages that the build writes for hosts without redirects.
 */
export function requestFunction(redirects: readonly Redirect[]): string {
  const targets = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const code = `const targets = ${JSON.stringify(targets)};
function handler({ request }) {
  const path = request.uri.replace(/(.)\\/$/, '$1');
  if (request.headers.host.value !== '\${Site}') {
    const query = Object.keys(request.querystring)
      .map((name) => name + '=' + request.querystring[name].value)
      .join('&');
    return moved('https://\${Site}' + request.uri + (query ? '?' + query : ''));
  }
  if (targets[path]) return moved(targets[path]);
  if (path.startsWith('/assets/')) return request;
  const file = /\\.\\w+$/.test(path) ? path : path.replace(/\\/$/, '') + '/index.html';
  request.uri = '/\${Release}' + file;
  return request;
}
function moved(to) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
}
`;
  if (redirects.length > 0 && Buffer.byteLength(code) > maxSize) return requestFunction([]);
  return checked(code);
}

/** Code that CloudFront runs for a response with a file: it sets all headers. */
export function responseFunction(rules: readonly HeaderRule[]): string {
  const patterns = rules.map(({ path, headers }) => [pathPattern(path).source, headers]);
  return checked(`const rules = ${JSON.stringify(patterns)};
const types = ${JSON.stringify(contentTypes)};
function handler({ request, response }) {
  const path = request.uri.replace('/\${Release}/', '/');
  const set = (name, value) => { response.headers[name.toLowerCase()] = { value }; };
  const type = types[(/\\.\\w+$/.exec(path) || ['.html'])[0]];
  if (type) set('Content-Type', type);
  for (const [pattern, headers] of rules) {
    if (new RegExp(pattern).test(path)) for (const name in headers) set(name, headers[name]);
  }
  return response;
}
`);
}

/** @throws Error when the code exceeds the limit. */
function checked(code: string): string {
  const size = Buffer.byteLength(code);
  if (size <= maxSize) return code;
  throw new Error(`A function for CloudFront has ${size} bytes; it runs ${maxSize}.`);
}
