import {
  circle,
  composeScene,
  darker,
  fill,
  lighter,
  palette,
  path,
  round,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

const radius = 220;

/** A piece of the round loaf between two angles, drawn out a little from the middle. */
function piece(page: Page, from: number, to: number, out: number): string {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const middle = rad((from + to) / 2);
  const dx = Math.cos(middle) * out;
  const dy = Math.sin(middle) * out;
  const sector = (r: number) => {
    const large = to - from > 180 ? 1 : 0;
    const at = (angle: number) =>
      `${round(r * Math.cos(rad(angle)))} ${round(r * Math.sin(rad(angle)))}`;
    return `M0 0L${at(from)}A${r} ${r} 0 ${large} 1 ${at(to)}Z`;
  };
  const outer = sector(radius);
  const crumb = (angle: number) =>
    `M0 0L${round(Math.cos(rad(angle)) * (radius - 5))} ${round(Math.sin(rad(angle)) * (radius - 5))}`;
  return `<g transform="translate(${round(dx)} ${round(dy)})">${[
    wideCut(path(outer, '#94572F')),
    `<g clip-path="${page.clip(path(outer, '#000'))}">`,
    circle(0, 0, radius - 10, '#B87840'),
    circle(-8, -10, radius - 34, '#C98B50'),
    circle(-18, -22, radius - 84, '#D79E62', { opacity: 0.8 }),
    ...slashes,
    stroke(crumb(from) + crumb(to), '#EBCF9C', 34, { 'stroke-linecap': 'butt' }),
    stroke(crumb(from) + crumb(to), '#F8E8C8', 24, { 'stroke-linecap': 'butt' }),
    '</g>',
  ].join('')}</g>`;
}

/** The cuts a baker makes before the oven: opened, pale with flour, and across the whole loaf. */
const slashes = [-118, -40, 38, 116].map((x, index) => {
  const reach = index === 0 || index === 3 ? 112 : 158;
  const lens = (half: number) =>
    `M${x - 26} ${-reach}C${x + half} ${-reach * 0.4} ${x + half} ${reach * 0.4} ${x - 26} ${reach}C${x - half * 0.5} ${reach * 0.4} ${x - half * 0.5} ${-reach * 0.4} ${x - 26} ${-reach}Z`;
  return path(lens(26), '#8F532C') + path(lens(20), '#F1D9AE');
});

export const scene = composeScene({ seed: 109, light: { from: 'left' } }, (page: Page) => {
  const cloth = page.linear(
    [page.left, 0],
    [page.right, 800],
    [
      [0, '#DDE3D4'],
      [1, '#AFC0AE'],
    ],
  );
  const wood = '#B98A62';
  const grainLines = [-150, -84, -20, 60, 130].map(
    (y, index) => `M-330 ${y + index}C-180 ${y - 10} 60 ${y + 14} 320 ${y - 4}`,
  );
  return [
    fill(page, cloth),
    stroke(`M${page.left} 690H${page.right}M${page.left} 716H${page.right}`, palette.clay, 7, {
      opacity: 0.55,
    }),
    `<g transform="translate(0 390) rotate(-5)">`,
    wideCut(
      path(
        'M-350 -250H350Q380 -250 380 -220V-60H520Q548 -60 548 -24V24Q548 60 520 60H380V230Q380 260 350 260H-350Q-380 260 -380 230V-220Q-380 -250 -350 -250Z',
        wood,
      ),
    ),
    path(
      'M-350 -250H350Q380 -250 380 -220V-212H-380V-220Q-380 -250 -350 -250Z',
      lighter(wood, 0.3),
      { opacity: 0.7 },
    ),
    stroke(grainLines.join(''), darker(wood, 0.2), 3, { opacity: 0.5 }),
    circle(506, 0, 17, darker(wood, 0.5)),
    piece(page, 70, 292, 16),
    piece(page, -68, 24, 40),
    piece(page, 24, 70, 62),
    '</g>',
  ];
});
