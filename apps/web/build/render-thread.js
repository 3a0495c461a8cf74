import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { createRequestHandler } from 'react-router';

// Plain JavaScript, since a worker thread starts from a file that nothing compiles.
const { server, client, mode, pages } = workerData;
process.env.IS_RR_BUILD_REQUEST = 'yes';
const build = await import(pathToFileURL(server).href);
// With `ssr: false` the handler accepts only the paths in React Router's own prerender list.
const handle = createRequestHandler({ ...build, ssr: true }, mode);

for (const path of pages) {
  const response = await handle(new Request(`http://localhost${path}/`));
  const html = response.status === 301 ? redirectPage(response) : await response.text();
  if (response.status !== 200 && response.status !== 301) {
    throw new Error(
      `${path} rendered with status ${response.status}; expected 200 or 301.\n${html}`,
    );
  }
  const folder = join(client, path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
}

/** Redirects on hosts without server-side redirects. The site's paths contain nothing to escape. */
function redirectPage(response) {
  const to = response.headers.get('Location');
  return `<!doctype html>
<head>
<title>Redirecting to: ${to}</title>
<meta http-equiv="refresh" content="0;url=${to}">
<meta name="robots" content="noindex">
</head>
<body>
	<a href="${to}">Redirecting to <code>${to}</code></a>
</body>
</html>`;
}
