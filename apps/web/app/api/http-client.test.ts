import type { AxiosAdapter } from 'axios';
import fc from 'fast-check';
import { httpClient, setApiToken } from './http-client';

afterEach(() => setApiToken(undefined));

test.each([
  ['token-1', 'token-1'],
  [undefined, undefined],
  ['', undefined],
])('with the token %j every call has the header api-token %j', async (token, header) => {
  const sent: unknown[] = [];
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config.headers.get('api-token'));
    return { data: '', status: 200, statusText: '', headers: {}, config };
  };
  setApiToken('token-0');
  setApiToken(token);

  await httpClient.get('/data', { adapter });
  await httpClient.post('/data', 'body', { adapter });

  expect(sent).toEqual([header, header]);
});

test('has no timeout, and takes 200 to 299 for success', () => {
  const { timeout, validateStatus } = httpClient.defaults;
  const successes = [199, 200, 204, 299, 300, 304, 400, 500].filter((one) => validateStatus?.(one));

  expect([timeout, ...successes]).toEqual([0, 200, 204, 299]);
});

const otherHosts = [
  'https://elsewhere.example/data',
  '//elsewhere.example/data',
  '\\\\elsewhere.example/data',
  '/\t/elsewhere.example/data',
];

test('no URL sends a call, and with it the token, to another host', () => {
  const begin = fc.constantFrom('', '/', '//', '\\\\', 'https://', ...otherHosts);
  fc.assert(
    fc.property(begin, fc.string(), (start, end) => {
      const url = start + end;
      expect(new URL(httpClient.getUri({ url }), location.href).host).toBe(location.host);
    }),
  );
});
