import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { elementsOf } from '@lawyers/hosting';
import { sandboxSite } from './sandbox-site';

/** The address of the script that every page names. It imports all others. */
export async function pageScriptAddress(page: Page): Promise<string> {
  const answer = await page.request.get(sandboxSite.url + paths.about);
  const sources = elementsOf(await answer.text()).flatMap(({ tagName, attributes }) =>
    tagName === 'script' ? (attributes['src'] ?? []) : [],
  );
  if (sources.length !== 1) throw new Error(`${paths.about} names ${sources.length} scripts.`);
  return sources[0]!;
}

/** Matches every script but that one. */
export async function otherScripts(page: Page): Promise<(url: URL) => boolean> {
  const pageScript = await pageScriptAddress(page);
  return ({ pathname }) => pathname.endsWith('.js') && pathname !== pageScript;
}
