import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Writes a PNG of at most `maxBytes` bytes with the largest palette that fits.
 * @returns Its size in bytes.
 * @throws Error when the picture is too large even with 64 colors.
 */
export async function writePngWithin(
  maxBytes: number,
  picture: Buffer,
  file: string,
): Promise<number> {
  for (const colors of [256, 128, 64]) {
    const bytes = await sharp(picture).png({ palette: true, colors, effort: 10 }).toBuffer();
    if (bytes.length > maxBytes) continue;
    await writeFile(file, bytes);
    return bytes.length;
  }
  throw new Error(
    `${file} has more than ${maxBytes} bytes even with 64 colors. Reduce what it shows, or raise the limit.`,
  );
}
