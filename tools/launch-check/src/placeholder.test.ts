import { placeholderAddress, placeholderName, placeholdersIn } from './placeholder';

const found = (text: string) => placeholdersIn(text).length > 0;

test.each<[string, (text: string) => boolean, placeholders: string, real: string]>([
  [
    'hosts',
    (host) => found(`https://${host}/`),
    'example.com | www.EXAMPLE.org | lawyers.example | site.localhost | 127.0.1.1:8080 | [::1]',
    'reedhall.com | myexample.com | example.co | testlaw.org | localhost.hall.com | 128.0.0.1',
  ],
  [
    'numbers',
    found,
    '(202) 555-0100 | 202.555.0199 | 2025550150 | (202) 555–0101 ext. 7',
    '(202) 555-0200 | (235) 550-1234 | 2355501234 | 202-555-01000',
  ],
  [
    'names',
    (name) => placeholderName.test(name),
    'Example Law Firm | SAMPLE LLP | Your Firm Name | Lorem & Ipsum',
    'Reed & Hall LLP | Sampleton and Sons | Lawyers | Exemplar Law',
  ],
  [
    'addresses',
    (address) => placeholderAddress.test(address),
    '100 Example Street, Dayton, OH 45402 | 1 Main Street, Springfield',
    '20 East 4th Street, Dayton, OH 45402 | 1 Plaza, Springfield, IL 62701',
  ],
])('knows placeholder %s from real ones', (_what, isPlaceholder, placeholders, real) => {
  const texts = `${placeholders} | ${real}`.split(' | ');
  expect(texts.filter(isPlaceholder)).toEqual(placeholders.split(' | '));
});
