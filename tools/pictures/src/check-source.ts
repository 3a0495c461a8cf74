import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import type { Picture } from './find-pictures';

/** Elements that a picture may not contain, and what to do instead. */
const refused: Readonly<Record<string, string>> = {
  script: 'Remove the script',
  image: 'Save a drawing with a bitmap as PNG or JPEG',
  text: 'Convert the text to paths, since fonts differ between machines',
  foreignObject: 'Draw with SVG alone',
};

/**
 * Checks that a source can be exported.
 * @throws Error with its path, what is wrong, and what to do.
 */
export async function checkSource({ source, outputs }: Picture): Promise<void> {
  if (extname(source) === '.svg') checkSvg(source);
  const needed = (side: 'width' | 'height') => Math.max(...outputs.map((output) => output[side]));
  const { format, width, height } = await sharp(source)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${source}: is no picture that sharp can read. Save it again.`, { cause });
    });
  if (format !== 'svg' && (width < needed('width') || height < needed('height'))) {
    throw new Error(
      `${source}: has ${width} × ${height} px. Save it with at least ${needed('width')} × ${needed('height')} px.`,
    );
  }
}

function checkSvg(source: string): void {
  const faults: string[] = [];
  let root: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!root && !attributes['viewBox']) faults.push('has no viewBox. Set one');
        root ??= name;
        if (refused[name]) faults.push(`contains <${name}>. ${refused[name]}`);
        for (const [key, value] of Object.entries(attributes)) {
          if (key.startsWith('on')) faults.push(`contains a script in "${key}". Remove it`);
          if (value.includes('data:'))
            faults.push(`contains a data: address in "${key}". Remove it`);
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(readFileSync(source, 'utf8'));
  if (root !== 'svg') faults.unshift('is no SVG. Save it as SVG');
  if (faults.length > 0) throw new Error(faults.map((fault) => `${source}: ${fault}.`).join('\n'));
}
