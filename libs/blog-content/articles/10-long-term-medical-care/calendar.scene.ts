import {
  circle,
  composeScene,
  cut,
  darker,
  fill,
  lighter,
  palette,
  path,
  place,
  rect,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

function bottle(
  x: number,
  y: number,
  height: number,
  width: number,
  glass: string,
  cap: string,
): string {
  const half = width / 2;
  return place(
    x,
    y,
    1,
    cut(
      path(
        `M${-half} 0V${-height * 0.62}Q${-half} ${-height * 0.76} ${-half * 0.5} ${-height * 0.8}V${-height}H${half * 0.5}V${-height * 0.8}Q${half} ${-height * 0.76} ${half} ${-height * 0.62}V0Q0 5 ${-half} 0Z`,
        glass,
      ),
      path(
        `M${half * 0.4} ${-height * 0.79}Q${half} ${-height * 0.76} ${half} ${-height * 0.62}V0H${half * 0.4}Z`,
        darker(glass, 0.16),
      ),
      rect(-half * 0.66, -height - 20, half * 1.32, 26, cap, { rx: 4 }),
      rect(-half + 6, -height * 0.54, width - 12, height * 0.34, palette.cream, { rx: 2 }),
    ),
    stroke(
      `M${-half + 18} ${-height * 0.42}h${width * 0.5}M${-half + 18} ${-height * 0.31}h${width * 0.3}`,
      palette.stone,
      5,
      { opacity: 0.7 },
    ),
  );
}

export const scene = composeScene({ seed: 110, light: { from: 'left' } }, (page: Page) => {
  const wall = page.linear(
    [page.left, 0],
    [page.right, 600],
    [
      [0, '#A9C2B4'],
      [1, '#6F9585'],
    ],
  );
  const wood = '#B98A62';
  const days: string[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 7; column += 1) {
      const index = row * 7 + column;
      if (index < 2 || index > 32) continue;
      const marked = index % 7 === 3;
      days.push(
        rect(-168 + column * 50, 218 + row * 42, 34, 26, marked ? palette.clay : '#D9DCCB', {
          rx: 4,
          opacity: marked ? 0.9 : 0.9,
        }),
      );
    }
  return [
    fill(page, wall),
    path(`M-60 0H260L20 800H-360Z`, '#FFF6E0', { opacity: 0.14 }),
    `<g transform="translate(-60 0)">`,
    wideCut(rect(-210, 70, 420, 376, palette.cream, { rx: 4 })),
    path('M-210 74Q-210 70 -206 70H206Q210 70 210 74V186H-210Z', palette.peach),
    circle(86, 142, 26, '#FFF3D8'),
    path('M-210 160C-140 128 -70 140 0 156S150 150 210 138V186H-210Z', palette.fern),
    path('M-210 178C-120 158 -20 180 60 170S180 168 210 172V186H-210Z', palette.pine),
    stroke('M-130 84V52M-44 84V52M44 84V52M130 84V52', '#4A3A30', 8),
    ...days,
    '</g>',
    wideCut(
      rect(-470, 664, 940, 28, wood),
      rect(-470, 664, 940, 8, lighter(wood, 0.35)),
      path('M-370 692h26v48ZM370 692h-26v48Z', darker(wood, 0.35)),
    ),
    bottle(190, 664, 168, 92, '#C98552', palette.cream),
    bottle(296, 664, 128, 84, '#3C6B5D', palette.cream),
    bottle(390, 664, 98, 70, '#E2B56A', palette.brick),
  ];
});
