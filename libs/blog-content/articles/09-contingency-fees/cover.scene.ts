import {
  composeScene,
  contactShadow,
  cut,
  darker,
  ellipse,
  fill,
  lightCone,
  lighter,
  lightPool,
  mix,
  palette,
  path,
  rect,
  tableLamp,
  tableTop,
  type Page,
} from '@lawyers/illustration';

/** A stack of coins, each a thin ring of edge and a face at the top. */
function coins(x: number, y: number, count: number, radius: number): string {
  const thickness = 11;
  const flat = radius * 0.27;
  const discs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const top = y - index * thickness;
    const shift = ((index * 37) % 5) - 2;
    const edge = index % 2 ? '#D9A548' : '#CB953C';
    discs.push(
      path(
        `M${x + shift - radius} ${top - thickness}v${thickness}a${radius} ${flat} 0 0 0 ${radius * 2} 0v${-thickness}Z`,
        edge,
      ),
      path(
        `M${x + shift - radius} ${top - 2}v2a${radius} ${flat} 0 0 0 ${radius * 2} 0v-2a${radius} ${flat} 0 0 1 ${-radius * 2} 0Z`,
        darker(edge, 0.35),
      ),
    );
  }
  const top = y - count * thickness;
  return [
    contactShadow(x, y + 4, radius * 1.25, flat * 1.1, 0.5),
    cut(
      ...discs,
      ellipse(x, top, radius, flat, lighter(palette.gold, 0.25)),
      ellipse(x, top, radius * 0.72, flat * 0.7, palette.gold),
    ),
  ].join('');
}

export const scene = composeScene(
  { seed: 9, light: { from: 'above', night: true } },
  (page: Page) => {
    const wall = mix(palette.brick, '#3B1E18', 0.35);
    const glow = page.radial([0, 380], 620, [
      [0, '#E58F5A', 0.75],
      [0.5, '#C2683F', 0.35],
      [1, '#C2683F', 0],
    ]);
    return [
      fill(page, wall),
      rect(page.left, 0, page.width, 800, glow),
      tableTop(page, 560, '#6B3A28'),
      lightCone(page, 0, 590, 480, 400),
      lightPool(page, 0, 640, 520, 110, 0.85),
      tableLamp(page, 0, 590, { height: 480, shade: '#2F5D50' }),
      coins(-250, 672, 13, 74),
      coins(196, 690, 4, 60),
      coins(348, 664, 3, 56),
    ];
  },
);
