import { paths } from '@lawyers/domain';
import { expectPosted, watchFormPosts } from '../checks/form-post';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { onlyMessageFrom } from '../visitor/inbox';
import { fillContact, mailForm, send } from '../visitor/mail-form';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test.use({ javaScriptEnabled: false });

test('the hero opens the Spanish intake form', async ({ page }) => {
  await page.goto(paths.home);
  await findLawyer(page, 'Partner Violence', '90210');
  await expect(page).toHaveURL('/es/formInput?accidentId=Partner+Violence&zipCode=90210');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the contact form makes a form POST with the English values', async ({ page }) => {
  const visitor = createVisitor();
  const posts = watchFormPosts(page);
  await page.goto(paths.contact);
  // Playwright's queries by text skip `noscript`.
  await expect(mailForm(page).locator('noscript p').first()).toHaveText(
    'Después de enviar este formulario, se abre una página sencilla.',
  );
  await fillContact(page, visitor, 'Digital Sex Abuse');
  await send(page);
  await expectPosted(page, posts, sandboxSite.contactTemplate);
  expect((await onlyMessageFrom(visitor.email)).parameters).toMatchObject({
    recipient: sandboxSite.contactRecipient,
    from_name: visitor.user,
    accidentId: 'Digital Sex Abuse',
    phone_number: visitor.phone_number,
    answer_language: 'Spanish',
    language: 'es',
    page: '/es/contact',
  });
});
