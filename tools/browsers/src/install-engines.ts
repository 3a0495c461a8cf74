import { howToInstall, installEngines } from './engines';

/** Part of `npm run engines`: what cannot be installed is named, and not tested. */
const missing = installEngines();
if (missing.length > 0) console.warn(howToInstall(missing));
