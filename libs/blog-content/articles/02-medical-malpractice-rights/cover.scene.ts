import {
  composeScene,
  darker,
  fill,
  group,
  lighter,
  mix,
  palette,
  path,
  polygon,
  stroke,
  type Page,
  type Point,
} from '@lawyers/illustration';

const eye: Point = [-70, 372];
const halfWidth = 820;
const floorY = 930;
const ceilingY = -170;

/** A point of the corridor: across (-1 left wall, 1 right wall), nearness (1 near), height 0–1. */
function at(across: number, near: number, height: number): Point {
  return [
    eye[0] + halfWidth * across * near,
    eye[1] + (floorY + height * (ceilingY - floorY) - eye[1]) * near,
  ];
}

const wallPart = (side: number, from: number, to: number, low: number, high: number) =>
  polygon([at(side, from, low), at(side, to, low), at(side, to, high), at(side, from, high)]);

const end = 0.15;

export const scene = composeScene(
  { seed: 2, light: { from: 'right', night: true }, grain: 1.1 },
  (page: Page) => {
    const shade = palette.deep;
    const across = (side: number) =>
      page.linear(
        [at(side, 1, 0)[0], 0],
        [at(side, end, 0)[0], 0],
        [
          [0, side < 0 ? '#20493F' : '#173A33'],
          [1, '#3A6658'],
        ],
      );
    const floor = page.linear(
      [0, 800],
      [0, eye[1] + 84],
      [
        [0, '#102A26'],
        [1, '#2F574B'],
      ],
    );
    const closedDoor = (side: number, from: number, to: number) =>
      [
        path(wallPart(side, from + 0.012, to - 0.008, 0, 0.68), '#2C5A4D'),
        path(wallPart(side, from, to, 0, 0.66), side < 0 ? '#143832' : '#102F2A'),
      ].join('');
    const warm = page.linear(
      [at(1, 0.66, 0)[0], 0],
      [at(1, 0.46, 0)[0], 0],
      [
        [0, '#FFE3A6'],
        [1, '#F0B765'],
      ],
    );
    const spill = page.linear(
      at(1, 0.62, 0) as [number, number],
      at(-1, 0.62, 0) as [number, number],
      [
        [0, '#FFDF9E', 0.95],
        [0.5, '#F6C57C', 0.55],
        [1, '#F0B765', 0.12],
      ],
    );
    const glow = page.radial(at(0.9, 0.56, 0.3), 430, [
      [0, '#F9CE87', 0.5],
      [1, '#F9CE87', 0],
    ]);
    return [
      fill(page, shade),
      path(polygon([at(-1, 1, 1), at(1, 1, 1), at(1, end, 1), at(-1, end, 1)]), '#143430'),
      path(polygon([at(-1, 1, 0), at(1, 1, 0), at(1, end, 0), at(-1, end, 0)]), floor),
      path(wallPart(-1, 1.2, end, 0, 1), across(-1)),
      path(wallPart(1, 1.2, end, 0, 1), across(1)),
      path(polygon([at(-1, end, 0), at(1, end, 0), at(1, end, 1), at(-1, end, 1)]), '#4B7566'),
      // A tall window closes the corridor and says how late it is.
      path(
        polygon([at(-0.4, end, 0.22), at(0.4, end, 0.22), at(0.4, end, 0.78), at(-0.4, end, 0.78)]),
        '#B9C9B4',
      ),
      stroke(`M${eye[0]} ${at(0, end, 0.22)[1]}V${at(0, end, 0.78)[1]}`, '#4B7566', 4),
      ...([-1, 1] as const).map((side) =>
        path(wallPart(side, 1.2, end, 0, 0.045), '#10302B', { opacity: 0.7 }),
      ),
      closedDoor(-1, 0.66, 0.52),
      closedDoor(-1, 0.4, 0.33),
      closedDoor(-1, 0.245, 0.212),
      closedDoor(1, 0.33, 0.272),
      closedDoor(1, 0.228, 0.2),
      path(
        polygon([
          at(1, 0.645, 0),
          at(1, 0.46, 0),
          at(0.86, 0.575, 0),
          at(-1, 0.52, 0),
          at(-1, 0.76, 0),
        ]),
        spill,
      ),
      path(wallPart(1, 0.665, 0.45, 0, 0.7), lighter('#3A6658', 0.2)),
      path(wallPart(1, 0.645, 0.46, 0, 0.675), warm),
      group(
        { filter: 'url(#layer)' },
        path(
          polygon([at(1, 0.46, 0), at(0.84, 0.575, 0), at(0.84, 0.575, 0.675), at(1, 0.46, 0.675)]),
          mix(palette.clay, '#4A2016', 0.2),
        ),
      ),
      path(
        polygon([
          at(0.84, 0.575, 0),
          at(0.856, 0.578, 0),
          at(0.856, 0.578, 0.675),
          at(0.84, 0.575, 0.675),
        ]),
        '#FFD99A',
      ),
      path(
        polygon([
          at(0.866, 0.553, 0.3),
          at(0.878, 0.545, 0.3),
          at(0.878, 0.545, 0.325),
          at(0.866, 0.553, 0.325),
        ]),
        darker(palette.gold, 0.05),
      ),
      fill(page, glow),
    ];
  },
);
