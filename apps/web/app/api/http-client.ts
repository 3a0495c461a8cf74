import axios from 'axios';

/**
 * The client for requests to a backend on the site's own origin, which the requirements ask for (§ 7). No page sends a
 * request through it yet; inquiries go to the mail service instead. The requirements also ask for no timeout and for
 * status 200 to 299 as a success, both of which are axios' defaults. Every URL must be a path on the site's origin, so
 * that the token that `setApiToken` adds is never sent to another host. `allowAbsoluteUrls: false` needs the whole
 * origin as `baseURL`: after a `baseURL` of `/`, the path `\host` would become `/\host`, which browsers read as
 * `//host`, the address of another host.
 */
export const httpClient = axios.create({ baseURL: location.origin, allowAbsoluteUrls: false });

/** Makes every later request send the token in the header `api-token`, or no such header when there is no token. */
export function setApiToken(token: string | undefined): void {
  if (token) httpClient.defaults.headers.common['api-token'] = token;
  else delete httpClient.defaults.headers.common['api-token'];
}
