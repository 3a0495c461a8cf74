import { cleanReference, headerText, singleAddress } from './mail-text';

test('returns one line without control characters', () => {
  expect(headerText('Hi\r\nBcc: x@example.com')).toBe('Hi Bcc: x@example.com');
  expect(headerText(' a\n\r\u2028b\u0000\u001b\u007f\u0085c\t ')).toBe('a bc');
  expect(headerText('Zoë 🙂 \u202eabc')).toBe('Zoë 🙂 \u202eabc');
});

test.each(['ann@example.org', "o'hara+x@mail.example.org", 'zoë@bücher.example'])(
  'accepts the address %j',
  (value) => {
    expect(singleAddress(` ${value}\n`)).toBe(value);
  },
);

test.each([
  'ann',
  'a@example.org,b@example.org',
  'a@example.org;b@example.org',
  'a@b@example.org',
  'Ann <ann@example.org>',
  'group: a@example.org;',
  'ann@example.org(comment)',
  'ann\u202e@example.org',
])('refuses %j as an address', (value) => {
  expect(singleAddress(value)).toBeNull();
});

test('a reference keeps letters, digits, _ and - only', () => {
  expect(cleanReference('AB12-CD_34')).toBe('AB12-CD_34');
  expect(cleanReference('AB\r\nBcc: x@y')).toBe('ABBccxy');
  expect(cleanReference('a'.repeat(100))).toHaveLength(64);
  expect(cleanReference(' é ')).toBeNull();
});
