import {
  bump,
  circle,
  contactShadow,
  crown,
  cut,
  darker,
  hill,
  hillLayer,
  inBothSchemes,
  mix,
  moon,
  path,
  place,
  seededRandom,
  sky,
  stroke,
  type Page,
} from '@lawyers/illustration';

/** One of four trees of the same build; only what the season hangs on them differs. */
function seasonTree(
  page: Page,
  x: number,
  y: number,
  leaves: string | null,
  dots: readonly string[],
  seed: number,
): string {
  const wood = page.palette.bark;
  const random = seededRandom(seed);
  const specks = leaves
    ? Array.from({ length: 26 }, (_, index) => {
        const angle = random() * Math.PI * 2;
        const far = Math.sqrt(random()) * 0.86;
        return circle(
          Math.cos(angle) * 94 * far,
          -190 + Math.sin(angle) * 96 * far,
          4 + random() * 5,
          dots[index % dots.length] ?? leaves,
          { opacity: 0.85 },
        );
      })
    : [];
  const branches = leaves
    ? stroke('M0 -84V-190M0 -130L34 -172M0 -150L-32 -190', darker(leaves, 0.34), 5, {
        opacity: 0.5,
      })
    : stroke(
        'M0 -60C2 -120 -2 -160 0 -226M0 -124C14 -160 40 -176 56 -208M0 -144C-12 -178 -40 -190 -54 -222',
        wood,
        6.6,
      ) +
      stroke(
        'M0 -220C2 -246 8 -262 6 -286M0 -220C-8 -244 -20 -254 -26 -276M56 -206C62 -224 60 -240 66 -258M56 -206C72 -216 80 -214 94 -226M-54 -220C-60 -238 -58 -248 -66 -266M-54 -220C-70 -228 -80 -226 -94 -240M18 -158C40 -168 58 -164 80 -172M-22 -182C-44 -186 -56 -180 -78 -188M2 -190C16 -214 30 -224 38 -250',
        wood,
        3.6,
      );
  return [
    contactShadow(x + 26, y + 2, 104, 11, 0.28),
    place(
      x,
      y,
      1.36,
      cut(path('M-10 4C-6 -40 -6 -70 -4 -120H4C6 -70 6 -40 10 4Z', wood), leaves ? '' : branches),
      leaves ? crown(page, 0, -194, { width: 204, height: 214, color: leaves, turn: seed }) : '',
      leaves ? branches : '',
      ...specks,
    ),
  ].join('');
}

/** Four trees beside a path, one in each season. */
function draw(page: Page): string[] {
  const { palette, shade, tone } = page;
  const far = hill({ y: 470, rise: 18, wave: 260, seed: 2, bend: bump(-300, 300, 26) });
  const field = hill({ y: 600, rise: 6, wave: 380, seed: 9 });
  const verge = hill({ y: 772, rise: 7, wave: 300, seed: 15, bend: bump(260, 260, 20) });
  const stand = (x: number) => field.at(x) + 26;
  return [
    sky(page, 520, [
      [0, tone('#EFE9DA', palette.skyHigh)],
      [0.7, tone('#F8EBD3', palette.skyMiddle)],
      [1, tone('#F5DCBB', palette.skyLow)],
    ]),
    tone('', moon(page, 290, 150, 34)),
    hillLayer(page, far, 470, mix(palette.peach, palette.sand, 0.5), 0.25),
    hillLayer(page, field, 600, shade('#BFC69F'), 0.2),
    path(
      `M${page.left - 20} 676C-300 664 -200 674 0 676S300 666 ${page.right + 20} 678V728C300 716 200 728 0 728S-300 714 ${page.left - 20} 726Z`,
      palette.plaster,
    ),
    path(
      `M${page.left - 20} 718C-300 706 -200 720 0 720S300 708 ${page.right + 20} 720V730C300 716 200 730 0 730S-300 716 ${page.left - 20} 728Z`,
      darker(palette.sand, 0.12),
      { opacity: 0.6 },
    ),
    seasonTree(
      page,
      -435,
      stand(-435),
      shade('#F0C3B0'),
      ['#FBE7DC', '#E6A996', '#FFF4EC'].map(shade),
      3,
    ),
    seasonTree(page, -145, stand(-145), shade('#5A8A6C'), ['#6F9F7C', '#4B7A60'].map(shade), 5),
    seasonTree(
      page,
      145,
      stand(145),
      shade('#C9743F'),
      ['#E2A04F', '#B4573C', '#F2C46D'].map(shade),
      8,
    ),
    seasonTree(page, 435, stand(435), null, [], 1),
    hillLayer(page, verge, 772, shade('#7E9A7C'), 0.1),
  ];
}

export const scenes = inBothSchemes('cover', { seed: 10, light: { from: 'left' } }, draw);
