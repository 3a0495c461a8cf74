import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser named by CHROMIUM_PATH, else the first one on the search path. */
function browserPath(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({
    args: ['--no-sandbox', '--font-render-hinting=none'],
    ...(executablePath ? { executablePath } : {}),
  });
}
