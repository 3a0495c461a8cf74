import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { groupBy } from './group-by';
import type { Screenshot } from './state';

// In px; larger sheets would be scaled down and become unreadable.
const sheet = { width: 2400, height: 1800 };
const gap = 12;
const label = 18;
const backgroundColor = '#77736b';

const deviceTypes = [
  { name: 'phone', from: 0, cell: 160 },
  { name: 'tablet', from: 500, cell: 290 },
  { name: 'desktop', from: 1000, cell: 390 },
] as const;

function deviceOf({ width }: Screenshot): (typeof deviceTypes)[number] {
  return deviceTypes.findLast(({ from }) => width >= from) ?? deviceTypes[0];
}

/**
 * Writes contact sheets with all screenshots, and continues a long one in the next column.
 * @returns The number of sheets.
 */
export async function writeContactSheets(
  shots: readonly Screenshot[],
  folder: string,
): Promise<number> {
  const groups = groupBy(shots, (shot) => `${deviceOf(shot).name}-${shot.scheme}`);
  let sheets = 0;
  for (const [group, members] of groups) {
    const pieces = (await Promise.all(members.map(split))).flat();
    for (const [index, placed] of placeOnSheets(pieces).entries()) {
      const background = {
        create: { ...sheet, channels: 3 as const, background: backgroundColor },
      };
      const file = join(folder, `sheet-${group}-${String(index + 1).padStart(2, '0')}.png`);
      await sharp(background).composite(placed).png({ palette: true, quality: 90 }).toFile(file);
      sheets += 1;
    }
  }
  return sheets;
}

type Piece = {
  readonly image: Buffer;
  readonly title: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Scales a screenshot to its cell and splits it into pieces that fit a sheet. */
async function split(shot: Screenshot): Promise<readonly Piece[]> {
  const { file, name, width } = shot;
  const { cell } = deviceOf(shot);
  const { data, info } = await sharp(file)
    .resize({ width: cell })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The footer is the same on every page, so the sheets show it only for the home page.
  const toFooter = name === 'home' ? Infinity : Math.ceil((shot.footerAt * cell) / width) + gap;
  const end = Math.min(info.height, toFooter);
  const most = sheet.height - 2 * gap - label;
  const pieces: Piece[] = [];
  for (let top = 0; top < end; top += most) {
    const height = Math.min(most, end - top);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const image = await sharp(data, { raw })
      .extract({ left: 0, top, width: cell, height })
      .png()
      .toBuffer();
    const more = end > most ? ` (${top / most + 1})` : '';
    pieces.push({
      image,
      title: renderLabel(`${name} ${width}${more}`, cell),
      width: cell,
      height,
    });
  }
  return pieces;
}

/** Arranges the pieces in columns, left to right. */
function placeOnSheets(pieces: readonly Piece[]): readonly OverlayOptions[][] {
  const sheets: OverlayOptions[][] = [];
  let left = Infinity;
  let top = Infinity;
  for (const { image, title, width, height } of pieces) {
    if (top + label + height + gap > sheet.height) {
      left += width + gap;
      top = gap;
    }
    if (sheets.length === 0 || left + width + gap > sheet.width) {
      sheets.push([]);
      left = gap;
      top = gap;
    }
    sheets.at(-1)?.push({ input: title, left, top }, { input: image, left, top: top + label });
    top += label + height + gap;
  }
  return sheets;
}

function renderLabel(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text y="14" font-family="sans-serif" font-size="13" font-weight="700" fill="#fff">${text}</text></svg>`,
  );
}
