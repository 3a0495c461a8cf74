import { intakeForm, contactForm, intakeHref, invalidZipMessage, paths } from '@lawyers/domain';
import { watchFormPosts } from '../checks/form-post';
import { openWithDelayedScripts } from '../visitor/delayed-scripts';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageFrom, onlyMessageOf } from '../visitor/inbox';
import {
  answer,
  expectTypedAnswers,
  field,
  fillIntake,
  fillContact,
  send,
} from '../visitor/mail-form';
import { hydrate } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test('the hero keeps the issue and zip code entered before hydration', async ({ page }) => {
  const release = await openWithDelayedScripts(page, paths.home);
  const hero = page.locator('form').first();
  await hero.getByLabel('Issue', { exact: true }).selectOption('Partner Violence');
  await hero.getByLabel('Zip code', { exact: true }).fill('90210');
  release();
  await hydrate(page);
  await expect(hero.getByLabel('Issue', { exact: true })).toHaveValue('Partner Violence');
  await expect(hero.getByRole('radio', { name: 'Partner Violence', exact: true })).toBeChecked();
  await hero.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL(intakeHref('Partner Violence', '90210'));
});

test('the hero keeps the picture chosen before hydration', async ({ page }) => {
  const release = await openWithDelayedScripts(page, paths.home);
  const hero = page.locator('form').first();
  await hero.locator('label').filter({ hasText: 'Digital Sex Abuse' }).click();
  release();
  await hydrate(page);
  await expect(hero.getByRole('radio', { name: 'Digital Sex Abuse', exact: true })).toBeChecked();
  await expect(hero.getByLabel('Issue', { exact: true })).toHaveValue('Digital Sex Abuse');
});

test('the hero submits before the scripts load', async ({ page }) => {
  await openWithDelayedScripts(page, paths.home);
  const hero = page.locator('form').first();
  await hero.getByLabel('Issue', { exact: true }).selectOption('Sex Exploitation');
  await hero.getByLabel('Zip code', { exact: true }).fill('30301');
  await hero.getByRole('button', { name: 'Find Lawyer' }).click();
  await page.waitForURL(`**${intakeHref('Sex Exploitation', '30301')}`, { waitUntil: 'commit' });
});

test('the contact form sends the message typed before hydration', async ({ page }) => {
  const visitor = createVisitor();
  const release = await openWithDelayedScripts(page, paths.contact);
  await fillContact(page, visitor, 'Workplace Sex Abuse');
  release();
  await hydrate(page);
  await expectTypedAnswers(page, contactForm, visitor);
  await send(page);
  const { parameters } = await onlyMessageOf(await confirmedReference(page));
  expect(parameters).toMatchObject({ message: visitor.message, accidentId: 'Workplace Sex Abuse' });
});

test('the intake form keeps and sends the answers given before hydration', async ({ page }) => {
  const visitor = createVisitor();
  const release = await openWithDelayedScripts(page, intakeHref('Partner Violence', '90210'));
  await fillIntake(page, visitor);
  await field(page, intakeForm.period.label).selectOption('Less than 3 Year');
  await field(page, intakeForm.stay.label).selectOption({ label: 'Other' });
  await answer(page, intakeForm.medical.label, 'No').check();
  release();
  await hydrate(page);
  await expect(page.getByText('Partner Violence · ZIP 90210')).toBeVisible();
  await expectTypedAnswers(page, intakeForm, visitor);
  await send(page);
  const { parameters } = await onlyMessageOf(await confirmedReference(page));
  expect(parameters).toMatchObject({
    accidentId: 'Partner Violence',
    zipCode: '90210',
    period: 'Less than 3 Year',
    stay_label: 'Other',
    medical: 'No',
    message: visitor.message,
  });
});

test('an issue and zip code entered before hydration override the query parameters', async ({
  page,
}) => {
  const release = await openWithDelayedScripts(page, intakeHref('Partner Violence', '90210'));
  await field(page, intakeForm.accidentId.label).selectOption('Child Sex Abuse');
  await field(page, intakeForm.zipCode.label).fill('60601');
  release();
  await hydrate(page);
  await expect(field(page, intakeForm.accidentId.label)).toHaveValue('Child Sex Abuse');
  await expect(field(page, intakeForm.zipCode.label)).toHaveValue('60601');
});

for (const path of [paths.contact, paths.home]) {
  test(`the contact form of ${path} makes a form POST before the scripts load, with no answers in the URL`, async ({
    page,
  }) => {
    const visitor = createVisitor();
    const posts = watchFormPosts(page);
    await openWithDelayedScripts(page, path);
    await fillContact(page, visitor, 'Sex Assault');
    await send(page);
    await expect(page).toHaveURL(`${sandboxSite.mailService}/api/v1.0/email/send-form`);
    await expect(page.locator('body')).toHaveText('OK');
    expect(posts).toHaveLength(1);
    const { parameters } = await onlyMessageFrom(visitor.email);
    expect(parameters).toMatchObject({ from_name: visitor.user, page: path });
  });
}

test('the intake form makes a form POST before the scripts load, with no answers in the URL', async ({
  page,
}) => {
  const visitor = createVisitor();
  const posts = watchFormPosts(page);
  await openWithDelayedScripts(page, paths.intake);
  await field(page, intakeForm.zipCode.label).fill('60601');
  await fillIntake(page, visitor);
  await send(page);
  await expect(page).toHaveURL(`${sandboxSite.mailService}/api/v1.0/email/send-form`);
  expect(posts).toHaveLength(1);
  const mail = await onlyMessageFrom(visitor.email);
  expect(mail.templateId).toBe(sandboxSite.intakeTemplate);
  expect(mail.parameters).toMatchObject({ from_name: visitor.user, zipCode: '60601' });
});

/** The scripts that hydrate islands; the page script loads without them. */
const islands = '**/entry.client-*.js';

test('an invalid zip code submitted before hydration shows its error after hydration', async ({
  page,
}) => {
  const release = await openWithDelayedScripts(page, paths.home, islands);
  const hero = page.locator('form').first();
  await page.waitForLoadState('load');
  await hero.getByLabel('Zip code', { exact: true }).fill('9021');
  await hero.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(hero.getByRole('button', { name: 'Find Lawyer' })).toHaveAttribute('aria-busy');
  release();
  await expect(hero.getByLabel('Zip code', { exact: true })).toHaveAccessibleDescription(
    invalidZipMessage,
  );
  await expect(hero.getByLabel('Zip code', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(paths.home);
});

test('a message sent before hydration is deferred, then confirmed', async ({ page }) => {
  const visitor = createVisitor();
  const release = await openWithDelayedScripts(page, paths.contact, islands);
  await page.waitForLoadState('load');
  await fillContact(page, visitor, 'Sex Assault');
  await send(page);
  await send(page);
  release();
  const message = await onlyMessageOf(await confirmedReference(page));
  expect(message.parameters).toMatchObject({ message: visitor.message });
});

test('the browser makes a form POST when the hydration script cannot be loaded', async ({
  page,
}) => {
  const visitor = createVisitor();
  await page.route(islands, (route) => route.abort());
  await page.goto(paths.contact);
  await fillContact(page, visitor, 'Sex Assault');
  await send(page);
  await expect(page).toHaveURL(`${sandboxSite.mailService}/api/v1.0/email/send-form`);
  const { parameters } = await onlyMessageFrom(visitor.email);
  expect(parameters).toMatchObject({ from_name: visitor.user });
});

test('a form POST carries the issue and zip code of the address when the hydration script cannot be loaded', async ({
  page,
}) => {
  const visitor = createVisitor();
  await page.route(islands, (route) => route.abort());
  await page.goto(intakeHref('Partner Violence', '90210'));
  await expect(field(page, intakeForm.accidentId.label)).toHaveValue('Partner Violence');
  await expect(field(page, intakeForm.zipCode.label)).toHaveValue('90210');
  await fillIntake(page, visitor);
  await send(page);
  await expect(page).toHaveURL(`${sandboxSite.mailService}/api/v1.0/email/send-form`);
  const { parameters } = await onlyMessageFrom(visitor.email);
  expect(parameters).toMatchObject({
    accidentId: 'Partner Violence',
    zipCode: '90210',
    left_as_preset: expect.stringContaining('not known'),
  });
});

const withoutInteraction = [
  { what: 'the home page fetches no module', path: paths.home, fetched: false, hydrated: false },
  {
    what: 'the contact page fetches its modules',
    path: paths.contact,
    fetched: true,
    hydrated: false,
  },
  {
    what: 'the intake page fetches its modules',
    path: paths.intake,
    fetched: true,
    hydrated: false,
  },
  {
    what: 'the intake page with a query hydrates',
    path: intakeHref('Partner Violence', '90210'),
    fetched: true,
    hydrated: true,
  },
];
for (const { what, path, fetched, hydrated } of withoutInteraction) {
  test(`without interaction ${what}`, async ({ page }) => {
    await page.clock.install();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const state = async () => ({
      fetched: requests.some((file) => file.startsWith('/assets/entry.client-')),
      hydrated: (await page.locator('[data-island]').count()) === 0,
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // Longer than the timeout of any idle callback.
    await page.clock.runFor(3_000);
    await page.waitForLoadState('networkidle');
    await expect.poll(state).toEqual({ fetched, hydrated });
  });
}
