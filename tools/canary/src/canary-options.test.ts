import { parseCanaryOptions } from './canary-options';

const address = 'https://www.example.com';

test('an address is enough', () => {
  expect(parseCanaryOptions([address])).toEqual({
    url: address,
    email: 'canary@example.com',
    timeoutSeconds: 90,
  });
});

test('the e-mail address and the time can be set', () => {
  expect(
    parseCanaryOptions([address, '--email', 'check@example.org', '--timeout', '30']),
  ).toMatchObject({ email: 'check@example.org', timeoutSeconds: 30 });
});

test.each([
  [[], 'Give one address'],
  [['www.example.com'], 'Give one address'],
  [['file:///etc/hosts'], 'Give one address'],
  [[address, 'https://example.org'], 'Give one address'],
  [[address, '--email', 'a@b.example, c@d.example'], '--email is'],
  [[address, '--timeout', '0'], '--timeout is "0"'],
  [[address, '--timeout', 'soon'], '--timeout is "soon"'],
  [[address, '--retries', '3'], 'retries'],
])('%j is refused, with the way to use it', (args, message) => {
  expect(() => parseCanaryOptions(args)).toThrow(message);
  expect(() => parseCanaryOptions(args)).toThrow('npm run canary -- https://');
});
