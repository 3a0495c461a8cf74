import { pathIn, paths, type Language } from '@lawyers/domain';
import type { Control } from './controls';
import { expect } from './test';
import type { Visitor } from './visitor';

/** The menu's controls, in every language: a button, or two links in browsers without popovers. */
const menu: Control = '//nav[@id="site-menu"]';
const open: Control = '//*[@popovertarget="site-menu" or @href="#site-menu"]';
const close: Control = '//*[@popovertarget="site-menu" or @href="#menu"]';
const exit: Control = '//a[@data-exit]';

/** Opens the home page on a small phone and expects heading and form, not an open menu, on the first screen. */
export async function expectFirstScreen(visitor: Visitor, language: Language): Promise<void> {
  await visitor.window.resize(360, 740);
  await visitor.open(pathIn(language, paths.home));
  await visitor.seeNot(menu);
  const { heading, button } = await visitor.window.call(() => ({
    heading: document.querySelector('h1')!.getBoundingClientRect().top,
    button: document.querySelector('form [type="submit"]')!.getBoundingClientRect().bottom,
  }));
  expect(heading).toBeLessThanOrEqual(130);
  expect(button).toBeLessThanOrEqual(740);
}

/** Expects the menu to open and close where the visitor has scrolled to, with Exit on screen, and its links to work. */
export async function expectMenu(visitor: Visitor, language: Language): Promise<void> {
  await visitor.window.resize(360, 740);
  await visitor.open(pathIn(language, paths.about));
  await visitor.window.call(() => scrollTo(0, 500));
  await visitor.click(open);
  await visitor.see(menu);
  await visitor.see(exit);
  await visitor.click(close);
  await visitor.seeNot(menu);
  expect(await visitor.window.call(() => scrollY)).toBe(500);

  await visitor.click(open);
  await visitor.click(`${menu}//a[@href="${pathIn(language, paths.contact)}"]`);
  await visitor.seeAddress(pathIn(language, paths.contact));
}

/** Expects a click outside, and Escape, to close the menu. */
export async function expectMenuToClose(visitor: Visitor): Promise<void> {
  for (const act of [() => visitor.window.clickAt(20, 700), () => visitor.press('Escape')]) {
    await visitor.click(open);
    await visitor.see(menu);
    await act();
    await visitor.seeNot(menu);
  }
}
