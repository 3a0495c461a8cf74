import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse/package.json' with { type: 'json' };
import { format } from 'prettier';
import { buildSite } from './build-site';
import { describeRun, performanceDocument } from './speed/document';
import { measureInteractions } from './speed/measure-interactions';
import { measureLoading } from './speed/measure-loading';
import { measureNextPage } from './speed/measure-next-page';
import { openPhone } from './speed/phone';
import { routes } from './speed/routes';
import { rowsOf, type Figures } from './speed/rows';
import { serveBuild } from './speed/served-build';
import { slowConnection } from './speed/slow-connection';

const root = resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({
  options: {
    /** Loads per figure, which is their median. */
    runs: { type: 'string', default: '7' },
    out: { type: 'string', default: 'docs/performance.md' },
  },
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error(`--runs ${values.runs} is not a number of runs.`);

// The first paint is near its target and varies by a twentieth between loads; interactions are far from theirs.
const interactionRuns = Math.ceil(runs / 2);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const figures = await measure(join(folder, 'site'));
  const text = performanceDocument(figures, describeRun(runs, interactionRuns, lighthouse.version));
  const markdown = await format(text, { parser: 'markdown', printWidth: 100 });
  await writeFile(resolve(root, values.out), markdown);
  for (const { measure: name, target, figure, met } of rowsOf(figures)) {
    console.log(`${met ? 'met   ' : 'MISSED'}  ${name}: ${figure}, target ${target}`);
  }
} finally {
  await rm(folder, { recursive: true });
}

async function measure(build: string): Promise<Figures> {
  // The server build imports packages from a parent folder.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const buildSeconds = await buildSite(build);
  console.log(`  Built in ${buildSeconds.toFixed(1)} s`);
  // The build's canonical addresses name this port.
  const site = await serveBuild(build, Number(process.env['SITE_PORT'] ?? 4200));
  const slow = await slowConnection(site);
  const phone = await openPhone();
  try {
    return {
      buildSeconds,
      nextPages: await measureNextPage(phone, slow, interactionRuns),
      interactions: await measureInteractions(phone, site, slow, interactionRuns),
      loading: await measureLoading(phone, build, site, routes, runs),
    };
  } finally {
    await phone.close();
    await slow.close();
    await site.close();
  }
}
