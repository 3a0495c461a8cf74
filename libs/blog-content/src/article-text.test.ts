import { articleOf } from './article-source.testing';
import { unfinishedTexts } from './article-text.testing';

test.each([
  ['a paragraph without its mark', 'The adjuster may call you', 'The adjuster may call you'],
  ['a block quote', '> Hello, I would like', 'Hello, I would like'],
  ['an item among sentences', '- Keep the box.\n- Keep the\n- Wait.', 'Keep the'],
  ['the last item of a series', '- the box;\n- the lid;', 'the lid;'],
  ['an item of an inner list', '- Keep:\n  - the box\n  - the lid,', 'the lid,'],
  ['a heading', '## What to do if\n\nText.', 'What to do if'],
  ['a Spanish heading', '## Qué hacer si\n\nTexto.', 'Qué hacer si'],
  ['a table cell', '| Kind |\n|---|\n| the box, |', 'the box,'],
])('unfinishedTexts finds %s', (_what, body, unfinished) => {
  expect(unfinishedTexts(articleOf(body))).toEqual([unfinished]);
});

// The other texts that `unfinishedTexts` must ignore occur in the real articles, in which it finds nothing
// (articles.test.ts).
test('unfinishedTexts ignores a picture', () => {
  expect(unfinishedTexts(articleOf('![A lamp stands on a table](lamp)'))).toEqual([]);
});
