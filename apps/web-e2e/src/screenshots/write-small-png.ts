import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Writes a PNG of at most `most` bytes with as many colours as that allows. Returns its size in bytes.
 * @throws Error that names the file when it cannot be made small enough.
 */
export async function writePngWithin(most: number, picture: Buffer, file: string): Promise<number> {
  for (const colours of [256, 128, 64]) {
    const bytes = await sharp(picture).png({ palette: true, colours, effort: 10 }).toBuffer();
    if (bytes.length > most) continue;
    await writeFile(file, bytes);
    return bytes.length;
  }
  throw new Error(`${file} has more than ${most} bytes even in 64 colours.`);
}
