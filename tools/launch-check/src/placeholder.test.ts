import {
  hostOf,
  isPlaceholderAddress,
  isPlaceholderHost,
  isPlaceholderName,
  placeholderPhone,
} from './placeholder';

const rules: Readonly<Record<string, (text: string) => boolean>> = {
  host: isPlaceholderHost,
  number: (text) => placeholderPhone.test(text),
  name: isPlaceholderName,
  address: isPlaceholderAddress,
};

test.each([
  ['host', ['example.com', 'www.example.org', 'EXAMPLE.com.', 'lawyers.example', 'mail.test']],
  ['host', ['localhost:4300', 'site.localhost', '127.0.1.1:8080', '0.0.0.0', '[::1]']],
  ['number', ['(202) 555-0100', '202.555.0199', '2025550150', '(202) 555–0101 ext. 7']],
  ['name', ['Example Law Firm', 'SAMPLE LLP', 'Your Firm Name', 'Lorem & Ipsum']],
  ['address', ['100 Example Street, Dayton, OH 45402', '1 Main Street, Springfield']],
])('each %s of %j is a placeholder', (rule, texts) => {
  expect(texts.filter((text) => !rules[rule]?.(text))).toEqual([]);
});

test.each([
  ['host', ['reedhall.com', 'myexample.com', 'example.com.au', 'example.co', 'testlaw.org']],
  ['host', ['localhost.reedhall.com', '128.0.0.1', '']],
  ['number', ['(202) 555-0200', '(235) 550-1234', '2355501234', '202-555-01000']],
  ['name', ['Reed & Hall LLP', 'Sampleton and Sons', 'Lawyers', 'Exemplar Law']],
  ['address', ['20 East 4th Street, Dayton, OH 45402', '1 Plaza, Springfield, IL 62701']],
])('each %s of %j may be real', (rule, texts) => {
  expect(texts.filter((text) => rules[rule]?.(text))).toEqual([]);
});

test.each([
  ['https://www.reedhall.com/a?b=c@example.com', 'www.reedhall.com'],
  ['http://localhost:4300', 'localhost'],
  ['office@mail.reedhall.com', 'mail.reedhall.com'],
  ['nonsense', 'nonsense'],
])('the host of %s is %s', (text, host) => {
  expect(hostOf(text)).toBe(host);
});
