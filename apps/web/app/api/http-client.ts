import axios from 'axios';

/**
 * The client for the site's own backend (requirements § 7): no timeout, and status 200 to 299 is a success, both of
 * which are axios' defaults. Every URL must be a path on the site's origin, so that the token is never sent to another
 * host. `allowAbsoluteUrls: false` needs the whole origin as `baseURL`: after a `baseURL` of `/`, the path `\host`
 * would name another host.
 */
export const httpClient = axios.create({ baseURL: location.origin, allowAbsoluteUrls: false });

/** Sets the default header `api-token`, or removes it when there is no token (requirements § 7). */
export function setApiToken(token: string | undefined): void {
  if (token) httpClient.defaults.headers.common['api-token'] = token;
  else delete httpClient.defaults.headers.common['api-token'];
}
