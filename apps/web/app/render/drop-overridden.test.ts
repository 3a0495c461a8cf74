/** @jest-environment node */
import { dropOverridden } from './drop-overridden';

test.each([
  ['the same property, later', 'a{color:red;top:0;color:blue}', 'a{top:0;color:blue}'],
  ['a value with a variable directly after it', 'a{color:red;color:var(--b)}', 'a{color:var(--b)}'],
  [
    'its shorthand, later',
    'a{background-color:red;top:0;background:var(--b)}',
    'a{top:0;background:var(--b)}',
  ],
])('removes a declaration overridden by %s', (_, css, expected) => {
  expect(dropOverridden(css)).toBe(expected);
});

test.each([
  ['transition:none'],
  ['box-sizing:border-box'],
  ['-webkit-tap-highlight-color:transparent'],
  ['color-adjust:exact'],
  ['box-shadow:var(--shadows-4)'],
])('removes %s, which has no effect', (declaration) => {
  expect(dropOverridden(`a{top:0;${declaration}}`)).toBe('a{top:0}');
});

test.each([
  ['box-sizing of all elements', '*,::before{box-sizing:border-box}'],
  ['transition: none with !important', 'a{transition:none !important}'],
  [
    'a fallback directly before a value that old browsers do not support',
    'a{top:center;top:safe center}',
  ],
  ['a declaration with !important', 'a{color:red !important;top:0;color:var(--b)}'],
  [
    'a property that only shares a prefix with the shorthand',
    'a{border-radius:0;top:0;border:var(--b)}',
  ],
  ['a declaration that another rule overrides', 'a{color:red}a{color:var(--b)}'],
  ['variables, which other rules may read', 'a{--a:1;top:0;--a:2}'],
])('keeps %s', (_, css) => {
  expect(dropOverridden(css)).toBe(css);
});
