import type { AxiosAdapter } from 'axios';
import fc from 'fast-check';
import { httpClient, setApiToken } from './http-client';

let sent: unknown[];

/** Answers every call, and keeps the token that it carries. */
const adapter: AxiosAdapter = async (config) => {
  sent.push(config.headers.get('api-token'));
  return { data: '', status: 200, statusText: '', headers: {}, config };
};

beforeEach(() => (sent = []));
afterEach(() => setApiToken(undefined));

test('sends the token with every call as the header api-token', async () => {
  setApiToken('token-1');

  await httpClient.get('/data', { adapter });
  await httpClient.post('/data', 'body', { adapter });

  expect(sent).toEqual(['token-1', 'token-1']);
});

test.each([[undefined], ['']])('removes the header when the token is %j', async (none) => {
  setApiToken('token-1');

  setApiToken(none);
  await httpClient.get('/data', { adapter });

  expect(sent).toEqual([undefined]);
});

test.each([
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [304, false],
  [400, false],
  [500, false],
])('status %i is a success: %s', (status, isSuccess) => {
  expect(httpClient.defaults.validateStatus?.(status)).toBe(isSuccess);
});

test('has no timeout', () => {
  expect(httpClient.defaults.timeout).toBe(0);
});

const otherHosts = [
  'https://elsewhere.example/data',
  '//elsewhere.example/data',
  '\\\\elsewhere.example/data',
  '/\t/elsewhere.example/data',
];

test('no URL sends a call, and with it the token, to another host', () => {
  const anyUrl = fc.oneof(fc.constantFrom(...otherHosts), fc.webUrl(), fc.webPath(), fc.string());
  fc.assert(
    fc.property(anyUrl, (url) => {
      expect(new URL(httpClient.getUri({ url }), location.href).host).toBe(location.host);
    }),
  );
});
