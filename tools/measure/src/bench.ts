import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { format } from 'prettier';
import { createStaticSite, listen } from '@lawyers/serve';
import { openBrowser } from './browser';
import { measureInteractions } from './interactions';
import { measureLoading, measureQuality, withBarePictures } from './loading';
import { measureNextPage, withBareTargets } from './next-page';
import { slowConnection } from './slow-connection';
import { row } from './table';

const root = resolve(import.meta.dirname, '../../..');
const page = join(root, 'docs/performance.md');
const [runs = '5', out = page] = process.argv.slice(2);
const run = (program: string, args: string[], folder = '') =>
  execFileSync(program, args, { cwd: join(root, folder), encoding: 'utf8' }).trim();

const start = performance.now();
run(join(root, 'node_modules/.bin/tsx'), ['build/build-site.ts', '--mode=sandbox'], 'apps/web');
const seconds = (performance.now() - start) / 1_000;

const site = withBarePictures(createStaticSite(join(root, 'dist/apps/web-sandbox/client')));
// The build has this port in the absolute addresses of its pages, such as the canonical ones that Lighthouse checks. So
// the site must answer at this port.
const port = Number(process.env['SITE_PORT'] ?? 4200);
await listen(site, port, 'SITE_PORT');
const bareTargets = withBareTargets(site);
await listen(bareTargets, 0, 'SITE_PORT');
const [slow, slowBare] = [await slowConnection(site), await slowConnection(bareTargets)];
const [browser, address] = [await openBrowser(), `http://localhost:${port}`];
const measures = [
  ...(await measureNextPage(slow.url, slowBare.url, +runs)),
  ...(await measureInteractions(browser, address, Math.ceil(+runs / 3))),
  ...(await measureLoading(browser, address, +runs)),
  await measureQuality(browser, address),
  ['Build of both languages, s', 8, [['without a cache', seconds]]] as const,
];
await browser.close();

const commit = run('git', ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*']);
const table = `Medians of ${runs} visits (for interactions of ${Math.ceil(+runs / 3)}), ${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${loadavg()[2]?.toFixed(1)}:

| Measure | Target | From best to worst | Met |
|---|---|---|---|
${measures.map(row).join('\n')}
`;
// Replaces only the table and the paragraph before it. The other text of the page is written by hand.
const text = (await readFile(page, 'utf8')).replace(/^Medians [^|]*(\|.*\n)+/m, table);
await writeFile(out, await format(text, { parser: 'markdown' }));
process.exit();
