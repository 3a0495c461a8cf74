import type * as HttpClient from './http-client';

const mockLoaded = jest.fn();

jest.mock('./http-client', () => {
  mockLoaded();
  return jest.requireActual<typeof HttpClient>('./http-client');
});

beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
});

async function restore(): Promise<void> {
  const { restoreToken } = await import('./restore-token');
  await restoreToken();
}

/** The default header of every later call. */
async function header(): Promise<unknown> {
  const { httpClient } = await import('./http-client');
  return httpClient.defaults.headers.common['api-token'];
}

test('a stored token becomes the default header api-token', async () => {
  localStorage.setItem('token', 'token-1');

  await restore();

  expect(await header()).toBe('token-1');
});

test.each([
  ['no token', {}],
  ['an empty token', { token: '' }],
  ['another key', { 'api-token': 'token-1' }],
])('does not load the HTTP client with %s in storage', async (_what, stored) => {
  Object.assign(localStorage, stored);

  await restore();

  expect(mockLoaded).not.toHaveBeenCalled();
  expect(await header()).toBeUndefined();
});

test('has no token and logs nothing in a browser that blocks storage', async () => {
  const consoleError = jest.spyOn(console, 'error');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  await expect(restore()).resolves.toBeUndefined();

  expect(mockLoaded).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
});
