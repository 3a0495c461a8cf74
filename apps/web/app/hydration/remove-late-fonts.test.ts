import { removeLateFonts } from './remove-late-fonts';

type Face = Pick<FontFace, 'family' | 'style' | 'status'>;

const face = (family: string, style: string, status: FontFace['status']): Face => ({
  family,
  style,
  status,
});

test.each<readonly [string, readonly Face[], readonly string[]]>([
  // Some browsers quote the family.
  [
    'regular one',
    [face('"Text"', 'normal', 'error'), face('Text', 'italic', 'loaded')],
    ['italic'],
  ],
  ['italic one', [face('Text', 'normal', 'loaded'), face('Text', 'italic', 'error')], ['']],
  ['both', [face('Text', 'normal', 'error'), face('Text', 'italic', 'error')], []],
  [
    'a fallback',
    [face('Other', 'normal', 'error'), face('Text', 'normal', 'loaded')],
    ['', 'italic'],
  ],
])('of the faces of the text, those that came in time stay: %s late', (_what, fonts, left) => {
  const cssRules = ['', 'italic'].map((fontStyle) => ({
    style: { fontFamily: 'Text', fontStyle },
  }));
  const sheet = { cssRules, deleteRule: (index: number) => cssRules.splice(index, 1) };

  removeLateFonts({ fonts, querySelector: () => ({ sheet }) } as unknown as Document);

  expect(cssRules.map(({ style }) => style.fontStyle)).toEqual(left);
});
