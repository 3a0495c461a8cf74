import { launchToDrive } from './tools/bench/src/browsers';
import { measureFontPreloads } from './tools/bench/src/font-preloads';
import { quickRoutes } from './tools/bench/src/routes';
const b = await launchToDrive(); const t0 = Date.now();
for (const v of await measureFontPreloads(b, 'dist/apps/web', quickRoutes, 3, () => {})) console.log(JSON.stringify(v)); console.log(Date.now()-t0);
await b.close();
