import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { httpClient, setApiToken } from './http-client';

let server: Server;
let baseURL: string;
let received: IncomingHttpHeaders[];

// A fake of the site's backend: a call to `/299` gets status 299.
beforeAll(async () => {
  server = createServer(({ method, url, headers }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (method !== 'OPTIONS') received.push(headers);
    response.writeHead(method === 'OPTIONS' ? 204 : Number(url?.slice(1))).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  received = [];
});

afterEach(() => {
  setApiToken(undefined);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

test('sends the token with every call as the header api-token', async () => {
  setApiToken('token-1');

  await httpClient.get('/200', { baseURL });
  await httpClient.post('/200', 'body', { baseURL });

  expect(received.map((headers) => headers['api-token'])).toEqual(['token-1', 'token-1']);
});

test.each([[undefined], ['']])('removes the header when the token is %j', async (none) => {
  setApiToken('token-1');

  setApiToken(none);
  await httpClient.get('/200', { baseURL });

  expect(received).toHaveLength(1);
  expect(received[0]).not.toHaveProperty('api-token');
});

test.each([200, 201, 204, 299])('status %i is a success', async (status) => {
  await expect(httpClient.get(`/${status}`, { baseURL })).resolves.toMatchObject({ status });
});

test.each([300, 304, 400, 401, 404, 500, 503])('status %i is a failure', async (status) => {
  await expect(httpClient.get(`/${status}`, { baseURL })).rejects.toMatchObject({
    response: { status },
  });
});

test('has no timeout', () => {
  expect(httpClient.defaults.timeout).toBe(0);
});

/** The host of a call's URL, made from a page of this site. */
function hostOf(url: string): string {
  return new URL(httpClient.getUri({ url }), location.href).host;
}

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
      expect(hostOf(url)).toBe(location.host);
    }),
  );
});
