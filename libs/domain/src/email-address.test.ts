import * as fc from 'fast-check';
import { emailAddress } from './email-address';

test.each([
  ['\u200bann@example.com\u200e', 'ann@example.com'],
  ['\u202a ann@example.com \u202c', 'ann@example.com'],
  ['ann\u00ad@exam\u2060ple.com\ufeff', 'ann@example.com'],
  ['ana@Pe\u00f1a.example', 'ana@xn--pea-8ma.example'],
  ['ana@pen\u0303a.example', 'ana@xn--pea-8ma.example'],
  ['Ann@Example.com', 'Ann@Example.com'],
])('emailAddress converts %j to %s', (typed, sent) => {
  expect(emailAddress(typed)).toBe(sent);
});

test.each(['ñ', 'ann@', 'ann@exa mple.ñ', 'ann@a/ñ', 'ann@／ñ.com', 'ann@ñ?x=y', 'ann@x:1ñ'])(
  'emailAddress keeps %j, which is no address',
  (typed) => {
    expect(emailAddress(typed)).toBe(typed);
  },
);

const invisible = [...'\u00ad\u200b\u200c\u200d\u200f\u202a\u202e\u2060\u2069\ufeff'];

test('invisible characters change no address, wherever they are', () => {
  const parts = fc.array(fc.tuple(fc.constantFrom(...invisible), fc.nat()));
  fc.assert(
    fc.property(fc.emailAddress(), parts, (address, inserted) => {
      const typed = inserted.reduce((text, [character, place]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + character + text.slice(at);
      }, address);
      expect(emailAddress(typed)).toBe(address);
    }),
  );
});

test('emailAddress is idempotent', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(text, text, (local, domain) => {
      const once = emailAddress(`${local}@${domain}`);
      expect(emailAddress(once)).toBe(once);
    }),
  );
});
