import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBuiltSite } from './bytes/built-site';
import { bytesOf, pageBytes, type Part } from './bytes/page-bytes';
import { describeRun } from './report/run';
import { targetsOf } from './report/targets';
import { writePerformance } from './report/write-performance';
import type { BenchFigures, BytesFigures } from './speed/figures';
import { measureHydration } from './speed/measure-hydration';
import { measureInteractions } from './speed/measure-interactions';
import { measureRoutes } from './speed/measure-routes';
import { launchToDrive } from './speed/phone';
import { routes as allRoutes } from './speed/routes';
import { serveBuild, serveVariant, type ServedSite } from './speed/served-site';
import type { Variant } from './speed/variants';

const root = resolve(import.meta.dirname, '../../..');
const build = join(root, 'dist/apps/web');

const { values: options } = parseArgs({
  options: {
    /** Visits per figure, which is their median. */
    visits: { type: 'string', default: '5' },
    routes: { type: 'string', default: allRoutes.map(({ name }) => name).join() },
    /** Another build to compare hydration with. */
    before: { type: 'string' },
    /** The folder of `performance.md`. */
    out: { type: 'string', default: 'docs' },
  },
});
const visits = Number.parseInt(options.visits);
const routes = options.routes.split(',').map((name) => {
  const found = allRoutes.find((route) => route.name === name);
  if (found) return found;
  throw new Error(`No route "${name}". There are: ${allRoutes.map((one) => one.name).join()}`);
});
if (!(visits > 0)) throw new Error(`--visits ${options.visits} is not a number of visits.`);

const bench = await measure();
await writePerformance(resolve(root, options.out), { bench });
for (const { measure: name, target, figure, met } of targetsOf(bench)) {
  if (figure) console.log(`${met ? 'met   ' : 'MISSED'}  ${name}: ${figure}, target ${target}`);
}
console.log(`Written to ${relative(root, resolve(root, options.out))}/performance.md`);

async function measure(): Promise<BenchFigures> {
  // The build's canonical addresses name this port.
  const site = await serveBuild(build, Number(process.env['SITE_PORT'] ?? 4200));
  const copies = new Map<Variant, ServedSite>();
  for (const variant of ['bare', 'paper'] as const) {
    copies.set(variant, await serveVariant(build, variant));
  }
  const before = options.before ? await serveBuild(resolve(options.before)) : undefined;
  const browser = await launchToDrive();
  try {
    const withIslands = routes.filter(({ name }) => ['home', 'intake', 'contact'].includes(name));
    return {
      visits,
      bytes: measureBytes(),
      routes: await measureRoutes(site, copies, routes, visits),
      interactions: await measureInteractions(browser, site, visits),
      hydration: await measureHydration(browser, site, before, withIslands, visits),
      run: describeRun([`Lighthouse ${lighthouseVersion()}`, `Chromium ${browser.version()}`]),
    };
  } finally {
    await browser.close();
    for (const one of [site, before, ...copies.values()]) await one?.close();
  }
}

function measureBytes(): readonly BytesFigures[] {
  const site = openBuiltSite(build);
  const addresses = new Set(routes.map(({ path, page = path }) => page));
  return [...addresses].map((address) => {
    const parts = Object.entries(pageBytes(site, address));
    const sums = parts.map(([part, files]) => [part, bytesOf(files)] as const);
    return { address, ...(Object.fromEntries(sums) as Record<Part, number>) };
  });
}

function lighthouseVersion(): string {
  const file = join(root, 'node_modules/lighthouse/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
