import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm, paths, site } from '@lawyers/domain';
import { findTextInFolder } from '../checks/find-text';
import { createVisitor, type TypedAnswers } from '../visitor/form-fixtures';
import { labels } from '../visitor/labels';
import { sandboxSite } from '../visitor/sandbox-site';
import { button, link } from './controls';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { expect, test } from './test';
import { Visitor } from './visitor';
import type { WebProxy } from './web-proxy';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firefox-'));
});
// Asynchronous, since only that deletes what a process of the browser still adds.
test.afterEach(() => rm(folder, { recursive: true, maxRetries: 10 }));

const marker = 'line of the unprotected page';
const unprotectedHost = 'unprotected.example';

/**
 * Submits an unprotected form in the same profile, and waits until Firefox has saved its text in form history and
 * session store. That proves that the search works and that Firefox has saved everything typed earlier.
 */
async function waitUntilSaved(engine: Engine, webProxy: WebProxy): Promise<void> {
  const form = '<form><input name="line"><textarea></textarea><button>Go</button></form>';
  webProxy.setPage(unprotectedHost, form);
  const visitor = new Visitor(await engine.openWindow());
  await visitor.open(`http://${unprotectedHost}/`);
  await visitor.fill('//input', marker);
  await visitor.click(button('Go'));
  await visitor.fill('//textarea', marker);
  await expect(() => {
    const copies = findTextInFolder(folder, [marker]).join();
    expect(copies).toContain('formhistory.sqlite');
    expect(copies).toContain('sessionstore');
  }).toPass();
}

async function fillContact(engine: Engine): Promise<{ visitor: Visitor; typed: TypedAnswers }> {
  const visitor = new Visitor(await engine.openWindow());
  const unique = createVisitor();
  const name = unique.email.slice(4, 12);
  const typed = {
    ...unique,
    user: `Name ${name}`,
    phone_number: `555-${name}`,
    message: `At ${name}`,
  };
  await visitor.open(paths.contact);
  await visitor.fillForm(contactForm, typed);
  return { visitor, typed };
}

test('the profile holds nothing typed after Send, Exit, and closing the browser', async ({
  webProxy,
}) => {
  const settings = { scripting: true, proxyPort: webProxy.port };
  const engine = await startFirefox({ ...settings, profile: folder });
  const sender = await fillContact(engine);
  await sender.visitor.hydrate();
  await sender.visitor.click(button(labels.send));
  await sender.visitor.seeAddress(paths.confirm);
  const leaver = await fillContact(engine);
  const typed = [sender, leaver].flatMap((person) => Object.values(person.typed));
  await waitUntilSaved(engine, webProxy);
  expect(findTextInFolder(folder, typed), 'while a form is open').toEqual([]);

  await leaver.visitor.click(link(labels.exit));
  await leaver.visitor.seeAddress(site.exit);
  await engine.close();
  expect(findTextInFolder(folder, [marker])).not.toEqual([]);
  expect(findTextInFolder(folder, typed)).toEqual([]);
});

test('the profile holds nothing typed after a form POST without scripts', async ({ webProxy }) => {
  const settings = { scripting: false, proxyPort: webProxy.port };
  const engine = await startFirefox({ ...settings, profile: folder });
  const { visitor, typed } = await fillContact(engine);
  await visitor.click(button(labels.send));
  await visitor.seeAddress(sandboxSite.formPost);
  await waitUntilSaved(engine, webProxy);
  await engine.close();
  expect(findTextInFolder(folder, Object.values(typed))).toEqual([]);
});
