/** @jest-environment node */
import { dropOverridden } from './drop-overridden';

test.each([
  ['the same property, later', 'a{color:red;top:0;color:blue}', 'a{top:0;color:blue}'],
  ['a value with a variable right after', 'a{color:red;color:var(--b)}', 'a{color:var(--b)}'],
  [
    'a shorthand of it, later',
    'a{background-color:red;top:0;background:var(--b)}',
    'a{top:0;background:var(--b)}',
  ],
])('what is replaced by %s goes', (_, css, expected) => {
  expect(dropOverridden(css)).toBe(expected);
});

test.each([
  ['transition:none'],
  ['box-sizing:border-box'],
  ['-webkit-tap-highlight-color:transparent'],
  ['color-adjust:exact'],
])('%s goes, since it is so anyway', (declaration) => {
  expect(dropOverridden(`a{top:0;${declaration}}`)).toBe('a{top:0}');
});

test.each([
  ['the box of everything', '*,::before{box-sizing:border-box}'],
  ['a transition that is stopped', 'a{transition:none !important}'],
  [
    'a fallback right before a value that old browsers do not know',
    'a{top:center;top:safe center}',
  ],
  ['what is important', 'a{color:red !important;top:0;color:var(--b)}'],
  ['what only begins with the same word', 'a{border-radius:0;top:0;border:var(--b)}'],
  ['what another rule replaces', 'a{color:red}a{color:var(--b)}'],
  ['variables, which other rules may read', 'a{--a:1;top:0;--a:2}'],
])('%s stays', (_, css) => {
  expect(dropOverridden(css)).toBe(css);
});
