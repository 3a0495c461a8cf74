import { expect, type Page } from '@playwright/test';
import { setFault } from './inbox';
import { knowReference } from './known-reference';
import { fillCase, send } from './mail-form';
import { openReady } from './open';
import { failurePanel } from './outcome';
import { aVisitor } from './form-fixtures';

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
