import { lineLink, phoneInText, telHref } from './phone-links';

test.each([
  ['(202) 555-0100', 'tel:2025550100'],
  ['+1 202 555 0100', 'tel:+12025550100'],
  ['911', 'tel:911'],
])('telHref converts %s to %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('a help line is called, or opened if it has no phone number', () => {
  const call = { label: 'A line', href: 'tel:8005550100', text: '800-555-0100' };
  expect(lineLink({ name: 'A line', phone: '800-555-0100' })).toEqual(call);
  const open = { label: 'A site', href: 'https://site.example/help', text: 'site.example' };
  expect(lineLink({ name: 'A site', url: open.href })).toEqual(open);
});

test.each([
  ['Call 800-656-4673, (202) 555-0100, or 988.', ['800-656-4673', '(202) 555-0100', '988']],
  ['988 at the start, and (988)', ['988', '988']],
  ['$988, 1,988, 3.988, 5-988, 1988, 988.5, 988,000, 988-1, 9880, and 800-656-46731', []],
  ['If you cannot talk, text 911.', []],
])('the phone numbers in %j are %j', (text, phones) => {
  expect([...text.matchAll(phoneInText)].map(([, , phone]) => phone)).toEqual(phones);
});
