import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Scene } from '@lawyers/illustration';
import type { PictureFile } from './write-pictures';

/** An .ico is a directory with one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const rendered = (draw: Scene, size: number) =>
  sharp(Buffer.from(draw({ width: size, height: size })))
    .png({ palette: true, quality: 95 })
    .toBuffer();

/** The mark alone for browser tabs; on a tile where the system masks the icon. */
export async function writeFavicons(
  mark: Scene,
  tile: Scene,
  folder: string,
): Promise<PictureFile[]> {
  await mkdir(folder, { recursive: true });
  const files: [string, Buffer][] = [
    ['favicon.svg', Buffer.from(mark({ width: 32, height: 32 }))],
    ['favicon.ico', icoOf(await rendered(mark, 32), 32)],
    ['apple-touch-icon.png', await rendered(tile, 180)],
    ['icon-192.png', await rendered(tile, 192)],
    ['icon-512.png', await rendered(tile, 512)],
  ];
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
  return files.map(([name, bytes]) => ({ file: join(folder, name), bytes: bytes.length }));
}
