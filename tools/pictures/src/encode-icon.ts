import type { Output } from './find-pictures';
import { rendered } from './rendered';

/** Encodes an icon as PNG or ICO. */
export async function encodeIcon(
  source: string,
  { format, width, height }: Output,
): Promise<Buffer> {
  const image = await rendered(source, width, height);
  const png = await image.png({ palette: true, quality: 95 }).toBuffer();
  return format === 'ico' ? icoOf(png, width) : png;
}

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
