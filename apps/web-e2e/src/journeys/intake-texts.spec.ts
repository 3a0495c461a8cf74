import { intakeHref } from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', '90210');

test('a message of 6 KB arrives complete', async ({ page }) => {
  const paragraph = 'It happened at work, 3 times – «never again» 😢👩‍👩‍👧. '.repeat(6).trim();
  const message = Array.from({ length: 18 }, (_, index) => `${index + 1}. ${paragraph}`).join(
    '\n\n',
  );
  expect(Buffer.byteLength(message)).toBeGreaterThan(6 * 1024);
  const visitor = { ...createVisitor(), message };
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await send(page);
  const mail = await onlyMessageOf(await confirmedReference(page));
  expect(mail.parameters['message']).toBe(message);
  await expectReadable(page, mail, [message]);
});
