import type { Page } from '@playwright/test';
import { paths } from '@lawyers/domain';
import { elementsOf } from '@lawyers/hosting';
import { sandboxSite } from './sandbox-site';

type Requesting = Pick<Page, 'request'>;

/**
 * The address of the script that is on every page. It is read from the About page, where it is the only script with a
 * `src`, because this page has no form.
 * @throws Error if that page names no script or several.
 */
export async function pageScriptAddress(page: Page): Promise<string> {
  const sources = await namedScripts(page, paths.about);
  if (sources.length !== 1) throw new Error(`${paths.about} names ${sources.length} scripts.`);
  return sources[0]!;
}

/**
 * Returns a promise of a function that tells whether an address is that of a script that the contact page does not name
 * in `<script src>`. The named scripts load such scripts, for example the modules that hydrate forms.
 */
export async function otherScripts(page: Requesting): Promise<(url: URL) => boolean> {
  const named = await namedScripts(page, paths.contact);
  return ({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname);
}

async function namedScripts({ request }: Requesting, path: string): Promise<string[]> {
  const answer = await request.get(sandboxSite.url + path);
  return elementsOf(await answer.text()).flatMap(({ tagName, attributes }) =>
    tagName === 'script' ? (attributes['src'] ?? []) : [],
  );
}
