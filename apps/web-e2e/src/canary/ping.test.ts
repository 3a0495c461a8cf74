import { ping } from './ping';

const url = 'https://ping.test/1';
const answers = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));

test.each([
  ['CONFIRMED: reference ABCD2345', url, url],
  ['NOT CONFIRMED after 1 s', url, `${url}/fail`],
  ['NOT CONFIRMED after 1 s', `${url}/`, `${url}/fail`],
])('a report "%s" is posted to the right address', async (report, to, address) => {
  const fetch = answers(200);
  await ping(to, report);
  const signal = expect.any(AbortSignal);
  expect(fetch.mock.calls).toEqual([[address, { method: 'POST', body: report, signal }]]);
});

test('a service that does not take the ping of a confirmed inquiry fails the canary, and no other', async () => {
  answers(404);
  await expect(ping(url, 'CONFIRMED: x')).rejects.toThrow('CANARY_PING answered with 404');
  await ping(url, 'NOT CONFIRMED after 1 s');
});
