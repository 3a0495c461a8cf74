import {
  composeScene,
  contactShadow,
  cut,
  darker,
  fill,
  lightCone,
  lighter,
  lightPool,
  palette,
  path,
  place,
  rect,
  stroke,
  tableLamp,
  tableTop,
  wideCut,
  type Page,
} from '@lawyers/illustration';

const colors = ['#DDE3D6', palette.peach, palette.gold, '#8FB3A2', palette.cream, palette.apricot];

export const scene = composeScene(
  { seed: 115, light: { from: 'right', night: true } },
  (page: Page) => {
    const wall = page.radial([260, 320], 900, [
      [0, '#5C8577'],
      [0.5, '#3A665A'],
      [1, '#21463E'],
    ]);
    const box = '#B9794F';
    const folders = colors.map((color, index) => {
      const back = colors.length - 1 - index;
      const y = -150 - back * 26;
      const half = 196 - back * 5;
      const tab = -half + 16 + ((index * 2) % 5) * 58;
      return cut(
        path(`M${-half} 0V${y}H${tab}l12 -34h92l12 34H${half}V0Z`, color),
        rect(tab + 24, y - 24, 68, 20, lighter(color, 0.6), { rx: 2 }),
        stroke(`M${tab + 34} ${y - 14}h44`, darker(color, 0.55), 4, { opacity: 0.7 }),
      );
    });
    return [
      fill(page, wall),
      tableTop(page, 590, '#7A4E38'),
      lightCone(page, 330, 634, 500, 330, 0.36),
      lightPool(page, 230, 668, 520, 96, 0.8),
      tableLamp(page, 330, 634, { height: 500, shade: palette.clay }),
      contactShadow(-150, 692, 260, 18, 0.6),
      place(
        -150,
        690,
        1.06,
        ...folders,
        wideCut(
          path('M-228 -176H228L214 0H-214Z', box),
          path('M-228 -176H228L226.6 -158H-226.6Z', lighter(box, 0.25)),
          path('M150 -176H228L214 0H146Z', darker(box, 0.16), { opacity: 0.6 }),
        ),
        cut(rect(-80, -112, 160, 62, palette.cream, { rx: 3 })),
        stroke('M-56 -90H40M-56 -70H4', palette.stone, 6, { opacity: 0.8 }),
      ),
    ];
  },
);
