import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundScene } from './find-scenes';
import { planFor } from './plan';
import { encodeAvif, encodeWebp, renderMaster } from './render';

const encode = { avif: encodeAvif, webp: encodeWebp };

export type Written = {
  file: string;
  bytes: number;
};

/** Writes a scene in all widths of its plan, as AVIF and as WebP. */
export async function writePictures(scene: FoundScene): Promise<Written[]> {
  const plan = planFor(scene.name);
  const master = await renderMaster(scene.draw, plan);
  const folder = join(scene.folder, 'pictures');
  await mkdir(folder, { recursive: true });
  const written: Written[] = [];
  for (const width of plan.widths) {
    const limit = plan.limit(width);
    for (const format of plan.formats ?? ['avif', 'webp']) {
      const bytes = await encode[format](master, width, limit);
      const file = join(folder, `${scene.name}-${width}.${format}`);
      await writeFile(file, bytes);
      written.push({ file, bytes: bytes.length });
    }
  }
  return written;
}
