import * as fc from 'fast-check';
import { anyText } from './any-text.testing';
import { isVisible, plainLine, plainText } from './plain-text';

const removed = [
  ...'\u0000\u0007\u0008\u000b\u000c\u000e\u001b\u001f\u007f\u0080\u0084\u0086\u009f',
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
];
const invisible = [
  ...' \n\u00a0\u00ad\u034f\u061c\u115f\u180e\u2003\u200b\u200c\u200d\u200e\u200f\u2060\u2064',
  ...'\u2800\u3000\u3164\ufe0f\ufeff\uffa0\u{e0020}',
];
const lineBreaks = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'];

test.each(removed)('plainText removes %j', (character) => {
  expect(plainText(`a${character}b`)).toBe('ab');
});

test.each(lineBreaks)('plainText turns %j into a line feed, and plainLine into a space', (end) => {
  expect(plainText(`a${end}b`)).toBe('a\nb');
  expect(plainLine(`a${end}b`)).toBe('a b');
});

test.each([
  ['a decomposed accent is composed', 'Jose\u0301', 'José'],
  ['an accent after a removed character is composed too', 'Jose\u0000\u0301', 'José'],
  ['a composed accent stays', 'José', 'José'],
  ['a tab becomes a space', 'a\tb', 'a b'],
  ['empty lines stay', 'a\r\n\r\nb', 'a\n\nb'],
  ['a lone first surrogate is replaced', 'a\ud83db', 'a\ufffdb'],
  ['a lone second surrogate is replaced', 'a\ude42b', 'a\ufffdb'],
  ['surrogates in the wrong order are replaced', '\ude42\ud83d', '\ufffd\ufffd'],
  ['a pair of surrogates stays', '\ud83d\ude42', '🙂'],
  ['an emoji joined of several stays', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['direction marks of Hebrew and Arabic stay', 'ש\u200f!\u200e\u061c', 'ש\u200f!\u200e\u061c'],
  ['markup stays', '<script>{{{x}}}</script>&amp;', '<script>{{{x}}}</script>&amp;'],
  ['fullwidth letters stay', 'Ａ', 'Ａ'],
  ['white space around stays', '  a  ', '  a  '],
])('plainText: %s', (_what, typed, expected) => {
  expect(plainText(typed)).toBe(expected);
});

test('plainLine removes surrounding white space', () => {
  expect(plainLine(' \r\n\u00a0a  b\t\n')).toBe('a  b');
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...removed, ...lineBreaks, '\t', '\ud83d', '\ude42', 'e', '\u0301', '\u212b'),
      anyText(4),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
  )
  .map((parts) => parts.join(''));

test('for any input, plainText and plainLine return well-formed NFC without control characters, and are idempotent', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(plainText, plainLine), (typed, clean) => {
      const text = clean(typed);
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(/[\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
      expect(clean === plainText ? text.replaceAll('\n', '') : text).not.toMatch(/\p{Cc}/u);
      expect(clean(text)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test('plainText keeps every other character of Unicode, in NFC', () => {
  const dropped = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
  for (let start = 0; start < 0x11_0000; start += 0x1000) {
    const codes = Array.from({ length: 0x1000 }, (_, index) => start + index);
    const kept = String.fromCodePoint(...codes).replace(dropped, '');
    expect(plainText(kept)).toBe(kept.normalize('NFC'));
  }
});

test('isVisible is false for text of spaces, zero-width characters, and fillers', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...invisible, ...removed) }), (text) => {
      expect(isVisible(text)).toBe(false);
    }),
  );
});

test('isVisible is true for a visible character between any invisible ones', () => {
  const visible = fc.constantFrom('a', '.', '0', '李', 'ש', '🙂', '\ufffd', '\u0301');
  const around = fc.string({ unit: fc.constantFrom(...invisible) });
  fc.assert(
    fc.property(around, visible, around, (before, character, after) => {
      expect(isVisible(before + character + after)).toBe(true);
    }),
  );
});
