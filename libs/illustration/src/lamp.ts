import { darker, lighter } from './color';
import type { Page } from './page';
import { palette } from './palette';
import { contactShadow, cut, ellipse, path, place, stroke } from './shapes';

export type LampOptions = {
  /** Height from the foot to the top of the shade. */
  height: number;
  shade?: string;
  metal?: string;
  lit?: boolean;
};

/** A table lamp with a cloth shade and its foot at x, y. */
export function tableLamp(
  page: Page,
  x: number,
  y: number,
  { height, shade = palette.clay, metal = palette.gold, lit = true }: LampOptions,
): string {
  const cloth = lit
    ? page.linear(
        [0, -100],
        [0, -62],
        [
          [0, shade],
          [1, lighter(shade, 0.38)],
        ],
      )
    : page.linear(
        [-30, 0],
        [30, 0],
        [
          [0, lighter(shade, 0.14)],
          [1, darker(shade, 0.1)],
        ],
      );
  return [
    contactShadow(x, y + 1, height * 0.19, height * 0.03, 0.5),
    place(
      x,
      y,
      height / 100,
      cut(
        ellipse(0, -1.2, 15, 3.6, darker(metal, 0.28)),
        ellipse(0, -2.6, 15, 3.6, metal),
        stroke('M0 -4V-64', darker(metal, 0.1), 2.4),
        stroke('M-0.5 -5V-62', lighter(metal, 0.4), 0.7),
      ),
      lit ? ellipse(0, -62, 26, 4.4, '#FFF3CF') : ellipse(0, -62, 26, 4, darker(shade, 0.45)),
      cut(path('M-16 -100H16L28 -62Q0 -57.6 -28 -62Z', cloth)),
      stroke('M-16 -99.6H16', lighter(shade, 0.45), 0.8, { opacity: 0.7 }),
      stroke('M-27.6 -62.3Q0 -58 27.6 -62.3', darker(shade, 0.2), 0.9, { opacity: 0.6 }),
    ),
  ].join('');
}

/** The cone of light below the shade of a table lamp. */
export function lightCone(
  page: Page,
  x: number,
  y: number,
  height: number,
  spread: number,
  strength = 0.42,
): string {
  const top = y - height * 0.62;
  const half = height * 0.268;
  const bottom = y + 30;
  const air = page.linear(
    [0, top],
    [0, bottom],
    [
      [0, '#FFE9B0', strength],
      [0.75, '#FFE2A0', strength * 0.34],
      [1, '#FFE2A0', 0],
    ],
  );
  return path(`M${x - half} ${top}H${x + half}L${x + spread} ${bottom}H${x - spread}Z`, air);
}

/** The pool of light on a table. */
export function lightPool(
  page: Page,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.7,
): string {
  const glow = page.radial([0, 0], 100, [
    [0, '#FFE6AC', strength],
    [0.55, '#FBD690', strength * 0.62],
    [1, '#F6CB82', 0],
  ]);
  return `<g transform="translate(${x} ${y}) scale(${rx / 100} ${ry / 100})">${ellipse(0, 0, 100, 100, glow)}</g>`;
}

/** A work lamp on an arm, leaning to the left, with its foot at x, y. */
export function armLamp(
  page: Page,
  x: number,
  y: number,
  { height, shade = palette.clay, metal = palette.gold }: LampOptions,
): string {
  const air = page.linear(
    [-40, -66],
    [-56, 2],
    [
      [0, '#FFE9B0', 0.55],
      [0.62, '#FFE2A0', 0.18],
      [0.94, '#FFE2A0', 0],
    ],
  );
  return [
    contactShadow(x, y + 1, height * 0.17, height * 0.03, 0.55),
    place(
      x,
      y,
      height / 100,
      path('M-55.5 -73L-23 -61.5L-6 6L-118 6Z', air),
      cut(
        ellipse(0, -1, 15, 3.8, darker(metal, 0.3)),
        ellipse(0, -3, 15, 3.8, metal),
        stroke('M0 -4L14 -54L-26 -88', darker(metal, 0.12), 2.6),
      ),
      cut(ellipse(14, -54, 3, 3, metal)),
      `<g transform="translate(-31 -84) rotate(20)">`,
      ellipse(0, 17.5, 17.4, 3.6, '#FFF4D2'),
      cut(
        path('M-5 -9H5L8 -3C14 2 17.6 9 17.6 17Q0 21.6 -17.6 17C-17.6 9 -14 2 -8 -3Z', shade),
        path(
          'M-5 -9H1C-4 0 -8 9 -9 18.6Q-14 18.2 -17.6 17C-17.6 9 -14 2 -8 -3Z',
          lighter(shade, 0.18),
        ),
      ),
      '</g>',
    ),
  ].join('');
}
