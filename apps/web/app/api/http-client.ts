import axios from 'axios';

/**
 * The client for the site's own backend: no timeout, success is 200 to 299 (requirements § 7; both are axios'
 * defaults). Every URL is a path below the origin, so that the token never reaches another host. A `baseURL` of `/`
 * would not be enough: followed by `\host`, it names another host.
 */
export const httpClient = axios.create({ baseURL: location.origin, allowAbsoluteUrls: false });

/** Sets the default header `api-token`, or removes it when there is no token (requirements § 7). */
export function setApiToken(token: string | undefined): void {
  if (token) httpClient.defaults.headers.common['api-token'] = token;
  else delete httpClient.defaults.headers.common['api-token'];
}
