import type { Page } from '@playwright/test';
import { failurePanel } from './failure-panel';
import { setFault } from './inbox';
import { expect } from './journey';
import { knowReference } from './known-reference';
import { aVisitor, fillCase, openReady, send } from './visitor';

/** Sends a case that the service refuses this many times, until the panel says so; gives its reference. */
export async function sendRefusedCase(page: Page, address: string, times = 1): Promise<string> {
  const ref = await knowReference(page);
  await setFault({ kind: 'status', status: 400, times, ref });
  await openReady(page, address);
  await fillCase(page, aVisitor());
  await send(page);
  await expect(failurePanel(page)).toBeFocused();
  return ref;
}
