import { resolve } from 'node:path';
import { brokenLinks } from './broken-links';

const broken = brokenLinks(resolve(import.meta.dirname, '..'));
for (const link of broken) console.error(`${link} has no such file or heading`);
process.exitCode = broken.length > 0 ? 1 : 0;
