import { isLocalHostHeader, isLocalOrigin, isLoopback } from './loopback';

test.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'localhost', 'LOCALHOST', 'a.localhost'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '::',
  '',
  '192.168.1.2',
  'example.com',
  'localhost.example.com',
  '127.evil.com',
])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test('an origin is local by its host alone', () => {
  expect(isLocalOrigin('http://localhost:4200')).toBe(true);
  expect(isLocalOrigin('https://127.0.0.1')).toBe(true);
  expect(isLocalOrigin('http://localhost.example.com')).toBe(false);
  expect(isLocalOrigin('null')).toBe(false);
});

test('a Host header must name this machine', () => {
  expect(isLocalHostHeader('localhost:4300')).toBe(true);
  expect(isLocalHostHeader('[::1]:4300')).toBe(true);
  expect(isLocalHostHeader('evil.example:4300')).toBe(false);
  expect(isLocalHostHeader(undefined)).toBe(false);
});
