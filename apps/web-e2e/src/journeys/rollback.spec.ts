import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@lawyers/domain';
import { filesBelow } from '@lawyers/hosting';
import { openWithDelayedScripts } from '../visitor/delayed-scripts';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { fillContact, send } from '../visitor/mail-form';
import { createNginxServer, type NginxServer } from '../visitor/nginx-server';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

let server: NginxServer;
test.beforeEach(() => (server = createNginxServer()));
test.afterEach(() => server.stop());

test('a visitor whose form is open while the site goes back one release is confirmed', async ({
  browser,
}) => {
  // Copies the site twice.
  test.slow();
  // Release 1 had none of the scripts of release 2.
  server.release((client) => {
    const files = filesBelow(client).filter((file) => /\.js(\.\w+)?$/.test(file));
    for (const file of files) rmSync(join(client, file));
  });
  // The name of a release is its second.
  await expect(() => server.release()).toPass();
  const context = await browser.newContext({ baseURL: await server.start() });
  const page = await context.newPage();
  const loadScripts = await openWithDelayedScripts(page, paths.contact);
  server.operate('back');
  loadScripts();
  await fillContact(page, createVisitor(), 'Partner Violence');
  await send(page);

  expect(await onlyMessageOf(await confirmedReference(page))).toBeDefined();
  await context.close();
});
