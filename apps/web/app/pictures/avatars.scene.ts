import {
  bump,
  circle,
  composeScene,
  darker,
  ellipse,
  fill,
  hill,
  hillLayer,
  leafTree,
  lighter,
  mix,
  moon,
  palette,
  path,
  sky,
  sprig,
  sun,
  type Page,
  type Scene,
  type Stop,
} from '@lawyers/illustration';

/** The avatars: nine landscapes instead of faces. They are cropped to circles, so the subject is near the center. */
type Draw = (page: Page) => string[];

const dusk: Stop[] = [
  [0, '#2B5057'],
  [1, '#8FB0A4'],
];
const rose: Stop[] = [
  [0, '#F3DCC6'],
  [1, '#E5A17C'],
];
const pale: Stop[] = [
  [0, '#D3E0DA'],
  [1, '#F5EBD6'],
];

const hills = (page: Page, y: number, colors: readonly string[], seed: number) =>
  colors
    .map((color, index) => {
      const at = y + index * 100;
      const side = index % 2 ? 200 : -160;
      const ridge = hill({
        y: at,
        rise: 26,
        wave: 230,
        seed: seed + index * 7,
        bend: bump(side, 190, 56),
      });
      return hillLayer(page, ridge, at, color, 0.22);
    })
    .join('');

function water(page: Page, y: number, color: string): string {
  const stripes = [40, 90, 150, 220].map((down, index) =>
    ellipse(index % 2 ? 24 : -20, y + down, 150 - index * 22, 9, '#FFF4DA', { opacity: 0.6 }),
  );
  return fill(page, color, y, 820) + stripes.join('');
}

function bigLeaf(color: string, turn: number): string {
  const side = (sign: number) => `M0 300C${sign * 210} 150 ${sign * 200} -120 0 -290Z`;
  return `<g transform="translate(0 410) rotate(${turn})" filter="url(#object)">${path(side(-1), darker(color, 0.1))}${path(side(1), lighter(color, 0.14))}</g>`;
}

const avatars: readonly Draw[] = [
  (page) => [
    sky(page, 480, rose),
    sun(page, 90, 330, 96),
    hills(page, 440, [palette.apricot, palette.fern, palette.night], 3),
  ],
  (page) => [
    sky(page, 700, dusk),
    moon(page, -70, 270, 104),
    hills(page, 520, ['#4F7B73', palette.night], 11),
  ],
  (page) => [fill(page, palette.gold), bigLeaf(palette.pine, 18)],
  (page) => [
    sky(page, 420, pale),
    sun(page, 0, 300, 86, 0.7),
    hills(page, 400, [palette.sage], 19),
    water(page, 480, '#9DBFBA'),
  ],
  (page) => [
    fill(page, mix(palette.sage, palette.cream, 0.25)),
    hills(page, 560, [palette.fern], 23),
    leafTree(0, 640, { height: 520, color: palette.clay }),
  ],
  (page) => [
    fill(page, palette.night),
    path('M-190 800V400A190 190 0 0 1 190 400V800Z', '#F6CF9B', { filter: 'url(#layer)' }),
    sun(page, 0, 430, 70, 0.5),
    `<g clip-path="${page.clip('<path d="M-190 800V400A190 190 0 0 1 190 400V800Z"/>')}">${hills(page, 560, [palette.clay, palette.brick], 31)}</g>`,
  ],
  (page) => [
    sky(page, 600, pale),
    circle(150, 230, 70, '#FFF9EA'),
    hills(page, 330, ['#B9C7B2', '#8CA994', '#5F876F', palette.pine], 37),
  ],
  (page) => [
    fill(page, '#E9C3A0'),
    circle(0, 380, 250, '#F6E6CF', { filter: 'url(#object)' }),
    sprig(-30, 720, 640, palette.pine, 16, 5),
  ],
  (page) => [
    fill(page, '#B4573C'),
    circle(0, 420, 300, '#C97553', { filter: 'url(#object)' }),
    circle(0, 420, 214, '#E29A6E', { filter: 'url(#object)' }),
    circle(0, 420, 128, '#F8DCA9', { filter: 'url(#object)' }),
    hills(page, 600, [palette.night], 43),
  ],
];

export const scenes: Record<string, Scene> = Object.fromEntries(
  avatars.map((draw, index) => [
    `avatar-${index + 1}`,
    composeScene({ seed: 201 + index, light: { from: 'left' }, grain: 0.8 }, draw),
  ]),
);
