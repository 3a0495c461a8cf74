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

test.each([
  ['sentences', 'One. Two?\n\nThree!\n\n"Four."\n\n(Five.)\n\nThese are six:'],
  ['a sentence that ends in bold words or a link', '**Done.**\n\nSee [this one](article:1).'],
  ['a list of sentences', '- Keep the box.\n- **Wait.** Then call.'],
  ['a list of phrases', '- the box\n- the lid\n- a photo'],
  ['a series', '- the box;\n- the lid;\n- and a photo.'],
  ['an inner list', '- Keep these:\n  - the box\n  - the lid\n- Then wait.'],
  ['an accent at the end', '## Cuando él dijo que sí\n\nTexto.'],
  ['a table and a heading', '## What to keep\n\n| Kind | Sum |\n|---|---|\n| the box | $5 |'],
  ['a picture', '![A lamp stands on a table](lamp)'],
  ['a block quote', '> Hello. Who is calling?'],
])('unfinishedTexts ignores %s', (_what, body) => {
  expect(unfinishedTexts(articleOf(body))).toEqual([]);
});
