import { contactForm, paths, site } from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { contactMailParameters, parameterDifferences } from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { field, fillContact, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { mailboxOf, sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

for (const path of [paths.home, paths.contact]) {
  test(`the mail from the contact form of ${path} holds every answer`, async ({ page }) => {
    const visitor = createVisitor();
    await openHydrated(page, `${path}?from=a-friend#content`);
    await fillContact(page, visitor, 'Workplace Sex Abuse');
    const consent = field(page, contactForm.consent_calls.label);
    await expect(consent).not.toBeChecked();
    await send(page);

    const ref = await confirmedReference(page);
    const mail = await onlyMessageOf(ref);
    const expected = contactMailParameters(visitor, 'Workplace Sex Abuse', ref, path);
    expect(parameterDifferences(mail.parameters, expected)).toEqual([]);
    expect(mail.templateId).toBe(sandboxSite.contactTemplate);
    expect(mail.to.map(({ address }) => address)).toEqual([mailboxOf('contact')]);
    expect([...mail.cc, ...mail.bcc]).toEqual([]);
    expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
    await expectReadable(page, mail, Object.values(mail.parameters).map(String));
    // Anyone could post these two parameters, so the template uses its own link and picture.
    expect(mail.html).not.toContain(`src="${mail.parameters['logoUrl']}`);
    expect(mail.html).not.toContain(`href="${mail.parameters['logoLink']}`);
  });
}

test('the contact page shows the phone number and the response time', async ({ page }) => {
  await page.goto(paths.contact);
  const content = page.getByRole('main');
  await expect(content).toContainText(`${site.responseHours} hours`);
  await expect(content.getByRole('link', { name: sandboxSite.phone }).first()).toHaveAttribute(
    'href',
    'tel:2025550100',
  );
});
