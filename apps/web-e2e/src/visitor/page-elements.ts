import type { APIRequestContext } from '@playwright/test';
import { elementsOf, type Element } from '@lawyers/hosting';

/** The elements of a page's HTML, without running its scripts. */
export async function pageElements(
  request: APIRequestContext,
  path: string,
): Promise<readonly Element[]> {
  return elementsOf(await (await request.get(path)).text());
}
