import { parseCanaryOptions } from './canary-options';

const address = 'https://www.example.com';

test.each([
  [{}, 'canary@example.com'],
  [{ CANARY_EMAIL: 'check@example.org' }, 'check@example.org'],
])('with the address and %j, the inquiry comes from %s', (others, email) => {
  expect(parseCanaryOptions({ CANARY_URL: address, ...others })).toEqual({ url: address, email });
});

test.each([
  [{}, 'CANARY_URL must be'],
  [{ CANARY_URL: 'www.example.com' }, 'CANARY_URL must be'],
  [{ CANARY_URL: 'file:///etc/hosts' }, 'CANARY_URL must be'],
  [{ CANARY_URL: `${address} https://example.org` }, 'CANARY_URL must be'],
  [{ CANARY_URL: address, CANARY_EMAIL: 'a@b.example, c@d.example' }, 'CANARY_EMAIL must be'],
  [{ CANARY_URL: address, CANARY_PING: 'ping.example.com' }, 'CANARY_PING must be'],
])('%j is refused with the reason and the usage', (environment, message) => {
  expect(() => parseCanaryOptions(environment)).toThrow(message);
  expect(() => parseCanaryOptions(environment)).toThrow('CANARY_URL=https://');
});
