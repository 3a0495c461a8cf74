import {
  bump,
  circle,
  composeScene,
  contactShadow,
  cut,
  darker,
  fill,
  group,
  hill,
  hillLayer,
  palette,
  path,
  polygon,
  rect,
  sky,
  wideCut,
  type Page,
} from '@lawyers/illustration';

const frame = '#587C74';

export const scene = composeScene(
  { seed: 4, light: { from: 'left', night: true } },
  (page: Page) => {
    const far = hill({ y: 400, rise: 26, wave: 210, seed: 21, bend: bump(220, 240, 34) });
    const near = hill({ y: 470, rise: 18, wave: 240, seed: 30, bend: bump(-300, 220, 44) });
    const phoneGlow = page.radial([-90, 600], 520, [
      [0, '#FFF1CF', 0.75],
      [0.35, '#FBE1AE', 0.34],
      [1, '#F4CE92', 0],
    ]);
    // The screen shines on itself last, and weakly: the case must stay dark around it.
    const screenGlow = page.radial([-90, 628], 230, [
      [0, '#FFF1CF', 0.4],
      [1, '#FBE1AE', 0],
    ]);
    const barGlow = page.linear(
      [0, 640],
      [0, 150],
      [
        [0, '#FFE9BE', 0.9],
        [1, '#FFE9BE', 0],
      ],
    );
    const sill = page.linear(
      [0, 566],
      [0, 740],
      [
        [0, '#6F9188'],
        [1, '#4A6C65'],
      ],
    );
    const left = page.left - 10;
    const right = page.right + 10;
    const bars = (color: string) =>
      path(
        `M${left} -10H${right}V610H${left}ZM-422 -10V196H168V-10ZM-422 222V610H168V222ZM208 -10V196H560V-10ZM208 222V610H560V222Z`,
        color,
        { 'fill-rule': 'evenodd' },
      );
    return [
      sky(page, 470, [
        [0, '#2B5057'],
        [0.45, '#6F8F8F'],
        [0.8, '#D9B795'],
        [1, '#EDB583'],
      ]),
      circle(360, 110, 5, '#FFF3D8'),
      circle(360, 110, 16, '#FFF3D8', { opacity: 0.16 }),
      hillLayer(page, far, 400, '#4F7B73', 0.12),
      hillLayer(page, near, 470, '#28524B', 0.08),
      circle(420, 516, 3.4, palette.gold),
      circle(436, 522, 3, palette.gold),
      wideCut(bars(frame)),
      group({ style: 'mix-blend-mode:soft-light' }, bars(barGlow)),
      group({ filter: 'url(#layer)' }, fill(page, sill, 566, 740)),
      fill(page, '#2B4A45', 738, 810),
      rect(page.left, 566, page.width, 3, '#E9E4CF', { opacity: 0.4 }),
      rect(page.left, 736, page.width, 3, '#E9E4CF', { opacity: 0.25 }),
      fill(page, phoneGlow),
      contactShadow(-84, 668, 190, 18, 0.5),
      // A phone on its back, seen from the room: a thin slab, and a screen that is the only lamp.
      cut(
        path(
          'M-268 654L-214 604Q-210 600 -203 600H84Q92 600 90 606L72 658Q70 666 62 666H-262Q-272 666 -268 654Z',
          palette.ink,
        ),
        path(
          'M-268 654Q-272 666 -262 666H62Q70 666 72 658V668Q70 678 60 678H-258Q-270 678 -268 666Z',
          darker(palette.ink, 0.4),
        ),
      ),
      path(
        polygon([
          [-246, 656],
          [-198, 608],
          [76, 608],
          [58, 656],
        ]),
        '#FFF6DF',
      ),
      path(
        polygon([
          [-214, 640],
          [-202, 628],
          [-60, 628],
          [-66, 640],
        ]),
        '#E9C99A',
        { opacity: 0.8 },
      ),
      path(
        polygon([
          [-10, 650],
          [-4, 636],
          [46, 636],
          [40, 650],
        ]),
        palette.fern,
        { opacity: 0.7 },
      ),
      fill(page, screenGlow),
    ];
  },
);
