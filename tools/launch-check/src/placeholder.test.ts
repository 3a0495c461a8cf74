import {
  hostOf,
  isPlaceholderAddress,
  isPlaceholderHost,
  isPlaceholderName,
  placeholderPhone,
} from './placeholder';

test.each([
  'example.com',
  'www.example.org',
  'facebook.example.net',
  'EXAMPLE.com.',
  'lawyers.example',
  'mail.test',
  'nowhere.invalid',
  'localhost',
  'localhost:4300',
  'site.localhost',
  '127.0.0.1',
  '127.0.1.1:8080',
  '0.0.0.0',
  '[::1]',
])('the host %s is a placeholder', (host) => {
  expect(isPlaceholderHost(host)).toBe(true);
});

test.each([
  'reedhall.com',
  'myexample.com',
  'example.com.au',
  'example.co',
  'latest.com',
  'testlaw.org',
  'localhost.reedhall.com',
  '128.0.0.1',
  '',
])('the host "%s" may be real', (host) => {
  expect(isPlaceholderHost(host)).toBe(false);
});

test.each([
  ['https://www.reedhall.com/a?b=c@example.com', 'www.reedhall.com'],
  ['http://localhost:4300', 'localhost'],
  ['office@mail.reedhall.com', 'mail.reedhall.com'],
  ['nonsense', 'nonsense'],
])('the host of %s is %s', (text, host) => {
  expect(hostOf(text)).toBe(host);
});

test.each([
  '(202) 555-0100',
  '202.555.0199',
  '2025550150',
  '+1 202 555 0123',
  '(202) 555–0101 ext. 7',
])('the number %s is a placeholder', (text) => {
  expect(text).toMatch(placeholderPhone);
});

test.each(['(202) 555-0200', '(235) 550-1234', '2355501234', '(800) 656-4673', '202-555-01000'])(
  'the number %s may be real',
  (text) => {
    expect(text).not.toMatch(placeholderPhone);
  },
);

test.each(['Example Law Firm', 'SAMPLE LLP', 'Your Firm Name', 'Lorem & Ipsum'])(
  'the name %s is a placeholder',
  (text) => {
    expect(isPlaceholderName(text)).toBe(true);
  },
);

test.each(['Reed & Hall LLP', 'Sampleton and Sons', 'Lawyers', 'Exemplar Law'])(
  'the name %s may be real',
  (text) => {
    expect(isPlaceholderName(text)).toBe(false);
  },
);

test.each(['100 Example Street, Dayton, OH 45402', 'Springfield', '1 Main Street, Springfield'])(
  'the address %s is a placeholder',
  (text) => {
    expect(isPlaceholderAddress(text)).toBe(true);
  },
);

test.each([
  '20 East 4th Street, Dayton, OH 45402',
  '1 Old State Capitol Plaza, Springfield, IL 62701',
])('the address %s may be real', (text) => {
  expect(isPlaceholderAddress(text)).toBe(false);
});
