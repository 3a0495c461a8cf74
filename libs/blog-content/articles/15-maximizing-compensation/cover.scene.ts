import {
  bump,
  darker,
  hill,
  hillLayer,
  inBothSchemes,
  leafTree,
  lighter,
  moon,
  path,
  polygon,
  roundTree,
  sky,
  smallCut,
  stroke,
  sun,
  type Hill,
  type Page,
} from '@lawyers/illustration';

type Terrace = {
  ridge: Hill;
  y: number;
  color: string;
};

const colors = ['#E8B27C', '#DB9A66', '#C98657', '#8F9A74', '#5F876F', '#3C6B5D'];

/** Six terraces round a hill, lower and wider towards us; the higher ones lie in the sun. */
function terraces({ palette, shade }: Page): Terrace[] {
  const heights = [322, 382, 452, 532, 622, 724];
  return heights.map((y, index) => ({
    y,
    color: shade(colors[index] ?? palette.pine),
    ridge: hill({
      y: y + 130 - index * 16,
      rise: 5,
      wave: 240,
      seed: 3 + index * 9,
      bend: bump(0, 380 + index * 110, 130 - index * 16),
    }),
  }));
}

/** The wall below the edge of a terrace: a lip of stone and the shade under it. */
function wall({ ridge, color }: Terrace, page: Page): string {
  const line = ridge.line(page);
  return [
    stroke(line, darker(color, 0.22), 12, { transform: 'translate(0 13)', opacity: 0.35 }),
    stroke(line, page.tone(lighter(color, 0.42), lighter(color, 0.2)), 9, {
      transform: 'translate(0 4)',
    }),
  ].join('');
}

/** A flight of steps up one terrace, narrower at the top. */
function flight(
  { tone }: Page,
  x: number,
  bottom: number,
  top: number,
  half: number,
  count: number,
): string {
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = bottom + ((top - bottom) * index) / count;
    const to = bottom + ((top - bottom) * (index + 1)) / count;
    const wide = half * (1 - (0.16 * index) / count);
    const riser = from - (from - to) * 0.55;
    parts.push(
      path(
        polygon([
          [x - wide, from],
          [x + wide, from],
          [x + wide, riser],
          [x - wide, riser],
        ]),
        tone('#E6C59C', '#6F7163'),
      ),
      path(
        polygon([
          [x - wide, riser],
          [x + wide, riser],
          [x + wide * 0.97, to],
          [x - wide * 0.97, to],
        ]),
        tone('#FAE6C6', '#A8A48E'),
      ),
    );
  }
  return smallCut(...parts);
}

const shifts = [0, -16, -30, -26, 4, 52];

/** Steps over six terraces, up to the light. */
function draw(page: Page): string[] {
  const { palette, shade, tone } = page;
  const steps = terraces(page);
  const far = hill({
    y: 404,
    rise: 26,
    wave: 200,
    seed: 71,
    bend: (x) => bump(-520, 240, 40)(x) + bump(560, 240, 56)(x),
  });
  const layers = steps.map((terrace, index) => {
    const { ridge, y, color } = terrace;
    const next = steps[index + 1];
    const x = shifts[index] ?? 0;
    const bottom = next ? next.ridge.at(x) - 8 : 840;
    const tree = (at: number, height: number, tint: string) =>
      leafTree(at, ridge.at(at) + 6, { height, color: tint, light: at < 0 ? 'right' : 'left' });
    return [
      hillLayer(page, ridge, y, color, 0.2),
      wall(terrace, page),
      flight(page, x, bottom, ridge.at(x) - 1, 30 + index * 16, 3 + Math.floor(index / 2)),
      index === 2
        ? roundTree(-250, ridge.at(-250) + 6, { height: 66, color: shade('#7C8F68') })
        : '',
      index === 3 ? tree(320, 112, shade('#5F876F')) + tree(366, 82, shade('#6F9480')) : '',
      index === 4 ? tree(-420, 150, palette.pine) : '',
    ].join('');
  });
  return [
    sky(page, 420, [
      [0, tone('#F7E3C2', palette.skyHigh)],
      [0.6, tone('#F6CF9B', palette.skyMiddle)],
      [1, tone('#F2B87C', palette.skyLow)],
    ]),
    tone(sun(page, 0, 208, 88), moon(page, 0, 196, 56)),
    hillLayer(page, far, 404, shade('#EDB98A'), 0.3),
    ...layers,
  ];
}

export const scenes = inBothSchemes('cover', { seed: 15, light: { from: 'above' } }, draw);
