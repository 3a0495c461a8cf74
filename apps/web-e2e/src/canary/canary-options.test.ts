import { parseCanaryOptions } from './canary-options';

const address = 'https://www.example.com';

test('CANARY_URL alone gives the defaults', () => {
  expect(parseCanaryOptions({ CANARY_URL: address })).toEqual({
    url: address,
    email: 'canary@example.com',
    timeoutSeconds: 90,
    pingUrl: undefined,
  });
});

test('CANARY_EMAIL and CANARY_TIMEOUT override the defaults', () => {
  expect(
    parseCanaryOptions({
      CANARY_URL: address,
      CANARY_EMAIL: 'check@example.org',
      CANARY_TIMEOUT: '30',
    }),
  ).toMatchObject({ email: 'check@example.org', timeoutSeconds: 30 });
});

test.each([
  [{}, 'CANARY_URL is ""'],
  [{ CANARY_URL: 'www.example.com' }, 'give one address'],
  [{ CANARY_URL: 'file:///etc/hosts' }, 'give one address'],
  [{ CANARY_URL: `${address} https://example.org` }, 'give one address'],
  [{ CANARY_URL: address, CANARY_EMAIL: 'a@b.example, c@d.example' }, 'CANARY_EMAIL is'],
  [{ CANARY_URL: address, CANARY_TIMEOUT: '0' }, 'CANARY_TIMEOUT is "0"'],
  [{ CANARY_URL: address, CANARY_PING: 'ping.example.com' }, 'CANARY_PING is'],
  [{ CANARY_URL: address, CANARY_TIMEOUT: 'soon' }, 'CANARY_TIMEOUT is "soon"'],
])('throws the reason and the usage for %j', (environment, message) => {
  expect(() => parseCanaryOptions(environment)).toThrow(message);
  expect(() => parseCanaryOptions(environment)).toThrow('CANARY_URL=https://');
});
