import type { Page } from 'playwright-core';
import { intakeHref, paths } from '@lawyers/domain';

export type Interaction = {
  readonly name: string;
  readonly path: string;
  /** Set-up without user input. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
};

const zip = (page: Page) => page.getByLabel('Zip code', { exact: true }).first();
const hero = (page: Page) => page.locator('form').first();
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** In ms: fast typing. */
const betweenKeys = 90;

export const interactions: readonly Interaction[] = [
  {
    name: 'typing in the zip field',
    path: paths.home,
    act: async (page) => {
      await zip(page).tap();
      await page.keyboard.type('90210', { delay: betweenKeys });
    },
  },
  {
    name: 'issue by picture',
    path: paths.home,
    act: (page) => hero(page).locator('label').filter({ hasText: 'Partner Violence' }).tap(),
  },
  {
    name: 'issue by dropdown',
    path: paths.home,
    act: async (page) => {
      await hero(page).getByLabel('Issue', { exact: true }).focus();
      await page.keyboard.press('ArrowDown', { delay: betweenKeys });
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'opening a question',
    path: paths.home,
    prepare: (page) => page.locator('summary').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('summary').first().tap(),
  },
  {
    name: 'hero with a bad zip code',
    path: paths.home,
    prepare: (page) => zip(page).evaluate((input: HTMLInputElement) => void (input.value = '9021')),
    act: (page) => page.getByRole('button', { name: 'Find Lawyer' }).tap(),
  },
  {
    name: 'sending the empty contact form',
    path: paths.contact,
    prepare: (page) => send(page).scrollIntoViewIfNeeded(),
    act: (page) => send(page).tap(),
  },
  {
    name: 'sending the empty intake form',
    path: intakeHref('Partner Violence', '90210'),
    prepare: (page) => send(page).scrollIntoViewIfNeeded(),
    act: (page) => send(page).tap(),
  },
];
