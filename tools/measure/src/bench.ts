import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { format } from 'prettier';
import { createStaticSite, listen } from '@lawyers/serve';
import { measureInteractions } from './interactions';
import { measureLoading } from './loading';
import { measureNextPage } from './next-page';
import { slowConnection } from './slow-connection';
import { row } from './table';

const [runs = '7', out = 'docs/performance.md'] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../../..');
const run = (program: string, args: string[], folder = '') =>
  execFileSync(program, args, { cwd: join(root, folder), encoding: 'utf8' }).trim();

const start = performance.now();
run(join(root, 'node_modules/.bin/tsx'), ['build/build-site.ts', '--mode=sandbox'], 'apps/web');
const seconds = (performance.now() - start) / 1_000;

const site = createStaticSite(join(root, 'dist/apps/web-sandbox/client'));
// The build's canonical addresses name this port.
const port = Number(process.env['SITE_PORT'] ?? 4200);
await listen(site, port, 'SITE_PORT');
const slow = await slowConnection(site);
const measures = [
  ...(await measureNextPage(slow.url, +runs)),
  ...(await measureInteractions(`http://localhost:${port}`, Math.ceil(+runs / 2))),
  ...(await measureLoading(`http://localhost:${port}`, +runs)),
  ['Build of both languages, s', 8, [['without a cache', seconds]]] as const,
];

const commit = run('git', ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*']);
const text = `# Performance

Medians of ${runs} visits, or half as many for interactions, on Lighthouse’s slow 4G, really throttled, with a 4× slowed processor, beside _paper_, the same page without fonts, pictures, and scripts: ${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${loadavg()[2]?.toFixed(1)}.

| Measure | Target | From best to worst | Met |
|---|---|---|---|
${measures.map(row).join('\n')}

Written by \`npm run bench\` ([tools/measure](../tools/measure/README.md)); edits are overwritten.
`;
await writeFile(resolve(root, out), await format(text, { parser: 'markdown' }));
process.exit();
