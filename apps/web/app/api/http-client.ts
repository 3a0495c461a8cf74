import axios from 'axios';

/**
 * The client for the site's own backend: no time-out, success is 200 to 299 (specification, section 9; both are
 * axios' defaults). Absolute addresses are refused, so that the token can never reach another host.
 */
export const httpClient = axios.create({ baseURL: '/', allowAbsoluteUrls: false });

/** Sets the default header `api-token`, or removes it when there is no token (specification, section 7). */
export function setApiToken(token: string | undefined): void {
  if (token) httpClient.defaults.headers.common['api-token'] = token;
  else delete httpClient.defaults.headers.common['api-token'];
}
