import { expect, type Page } from '@playwright/test';
import { createVisitor } from './form-fixtures';
import { setFault } from './inbox';
import { fillIntake, send } from './mail-form';
import { openHydrated } from './open';
import { failurePanel } from './outcome';
import { presetReference } from './preset-reference';

/**
 * Sends an intake inquiry that the service refuses `times` times, and waits for the failure panel.
 * @returns The reference.
 */
export async function sendRefusedInquiry(page: Page, address: string, times = 1): Promise<string> {
  const ref = await presetReference(page);
  await setFault({ kind: 'status', status: 400, times, ref });
  await openHydrated(page, address);
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(failurePanel(page)).toBeFocused();
  return ref;
}
