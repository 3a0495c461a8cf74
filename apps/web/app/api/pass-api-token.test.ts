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
  const { passApiToken } = await import('./pass-api-token');
  await passApiToken();
}

test('a stored token becomes the default header api-token', async () => {
  localStorage.setItem('token', 'token-1');

  await restore();

  const { httpClient } = await import('./http-client');
  expect(httpClient.defaults.headers.common['api-token']).toBe('token-1');
});

test.each([
  ['no token', {}],
  ['an empty token', { token: '' }],
  ['another key', { 'api-token': 'token-1' }],
])('does not load the HTTP client with %s in storage', async (_what, stored) => {
  Object.assign(localStorage, stored);

  await restore();

  expect(mockLoaded).not.toHaveBeenCalled();
});

test('has no token in a browser that blocks storage', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  await restore();

  expect(mockLoaded).not.toHaveBeenCalled();
});
