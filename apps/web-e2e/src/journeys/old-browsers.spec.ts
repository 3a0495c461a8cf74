import { test as baseTest } from '@playwright/test';
import { intakeHref, paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer, heroOf } from '../visitor/hero';
import { onlyMessageFrom, onlyMessageOf } from '../visitor/inbox';
import { fillIntake, fillContact, send } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

/** Deletes APIs that the oldest supported browsers (the build target in vite.config.ts) lack. */
function removeNewFeatures(): void {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [Object, ['hasOwn', 'groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [Element.prototype, ['checkVisibility', 'setHTML']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [AbortSignal, ['any', 'timeout']],
    [crypto, ['randomUUID']],
    [
      globalThis,
      ['structuredClone', 'BroadcastChannel', 'requestIdleCallback', 'scheduler', 'navigation'],
    ],
  ];
  for (const [owner, names] of newer) {
    for (const name of names) {
      for (let holder: object | null = owner; holder; holder = Object.getPrototypeOf(holder)) {
        if (Object.hasOwn?.(holder, name)) Reflect.deleteProperty(holder, name);
      }
    }
  }
}

test('the oldest supported browsers show errors and send the inquiry', async ({ page }) => {
  await page.addInitScript(removeNewFeatures);
  await openHydrated(page, paths.home);
  await findLawyer(page, 'Sex Exploitation', '');
  await expect(heroOf(page).error).not.toBeEmpty();
  await findLawyer(page, 'Sex Exploitation', '90210');
  await expect(page).toHaveURL(intakeHref('Sex Exploitation', '90210'));
  await hydrate(page);
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await fillIntake(page, createVisitor());
  await send(page);
  const ref = await confirmedReference(page);
  const { parameters } = await onlyMessageOf(ref);
  expect(parameters).toMatchObject({ accidentId: 'Sex Exploitation', zipCode: '90210' });
});

// Without the check for script errors: this test provokes one.
baseTest('the browser makes a form POST when the validation script throws', async ({ page }) => {
  const visitor = createVisitor();
  await openHydrated(page, paths.contact);
  await fillContact(page, visitor, 'Sex Assault');
  await page.evaluate(() => Reflect.deleteProperty(Object, 'fromEntries'));
  await send(page);
  await expect(page).toHaveURL(sandboxSite.formPost);
  const { parameters } = await onlyMessageFrom(visitor.email);
  // Browsers send line breaks as CR and LF.
  const message = visitor.message.replace('\n', '\r\n');
  expect(parameters).toMatchObject({ message, page: paths.contact });
});
