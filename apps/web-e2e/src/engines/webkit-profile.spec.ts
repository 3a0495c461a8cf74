import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm, paths, site } from '@lawyers/domain';
import { findTextInFolder } from '../checks/find-text';
import { createAnswers } from '../visitor/form-fixtures';
import { sandboxSite } from '../visitor/sandbox-site';
import { exitLink, submit } from './controls';
import { expect, test } from './test';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

// What a web view of WebKitGTK with a profile writes to disk: nothing that was typed into a form may be in it, since
// the next person at the device can read it (decision 16). `profile.spec.ts` tests the same in Chromium and Firefox,
// and shows with a form of another site that they save form texts. WebKitGTK never saves any, so that is not shown
// here.

for (const [what, scripting, sentTo] of [
  ['sent', true, paths.confirm],
  ['posted without scripts', false, sandboxSite.formPost],
] as const) {
  test(`the profile holds nothing typed into a form that was ${what}, or left by Exit; the cache names its page, but no article`, async ({
    webProxy,
  }) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const engine = await startWebKit({ scripting, proxyPort: webProxy.port, profile });
    const visitor = new Visitor(await engine.openWindow());
    const find = (...texts: string[]) => findTextInFolder(profile, texts);
    const typed: string[] = [];
    for (const [button, address] of [
      [submit(), sentTo],
      [exitLink, site.exit],
    ] as const) {
      const answers = createAnswers();
      typed.push(...Object.values(answers).flatMap((text) => text.split('\n')));
      await visitor.open(paths.contact);
      if (scripting) await visitor.hydrate();
      await visitor.fillForm(contactForm, answers);
      await visitor.click(button);
      await visitor.seeAddress(address);
    }
    // That this address is found on disk proves that the search works, and that the browser had time to write the
    // earlier pages.
    const later = randomUUID();
    await visitor.open(paths.article(1));
    await visitor.open(`${paths.about}?later=${later}`);
    await expect(() => expect(find(later)).not.toEqual([])).toPass();
    expect(find(...typed), 'while it runs').toEqual([]);
    await visitor.window.close();
    expect(find(...typed)).toEqual([]);
    expect(find(later)).not.toEqual([]);
    // Only the files that docs/browsers.md lists may name the page with the form.
    const kept = find(paths.contact).map((line) => line.replace(/^.* in |(-wal)?(\/.*)?$/g, ''));
    expect(kept).toContain('WebKitCache');
    expect(['WebKitCache', 'WebpageIcons.db']).toEqual(expect.arrayContaining(kept));
    expect(find(paths.article(1)).join()).not.toContain('WebKitCache');
    rmSync(profile, { recursive: true });
  });
}
