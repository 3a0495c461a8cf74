import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { grouped } from './grouped';
import type { Shot } from './shoot';

/** One page with every picture, a row for each state. */
export async function writeIndex(shots: readonly Shot[], folder: string): Promise<void> {
  const rows = [...grouped(shots, ({ name }) => name)].map(([name, members]) => {
    const figures = members.map(({ file, width, scheme }) => {
      const source = basename(file);
      return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy"></a><figcaption>${width} ${scheme}</figcaption></figure>`;
    });
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  });
  await writeFile(join(folder, 'index.html'), `${head}${rows.join('\n')}`);
}

const head = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots</title>
<style>
  body { margin: 1rem; background: #77736b; color: #fff; font-family: system-ui, sans-serif }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { flex: none; margin: 0 }
  img { display: block; max-width: 480px; max-height: 800px }
</style>
`;
