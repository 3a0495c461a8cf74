import { howToInstall, installEngines } from './engines';

/** Part of `npm run engines`: names engines that cannot be installed, which are then not tested. */
const missing = await installEngines();
if (missing.length > 0) console.warn(howToInstall(missing));
