import { resolve } from 'node:path';
import { startSandboxSite } from './sandbox-site';

try {
  const { siteUrl, mailUrl } = await startSandboxSite(resolve(import.meta.dirname, '../../..'));
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
