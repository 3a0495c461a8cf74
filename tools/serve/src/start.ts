import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSandbox } from './build-sandbox';
import { startSandboxSite } from './sandbox-site';

const root = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
try {
  if (values.build) buildSandbox(root);
  const { siteUrl, mailUrl } = await startSandboxSite(root);
  console.log(`
  The site    ${siteUrl}
  The inbox   ${mailUrl}

  Try it: choose an issue, give the zip code 90210, fill in the form with any data, send it,
  and read it in the inbox. Nothing leaves this machine. Stop with Ctrl+C.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
