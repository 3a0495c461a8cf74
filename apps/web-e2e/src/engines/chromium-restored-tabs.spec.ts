import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm, paths } from '@lawyers/domain';
import { createVisitor, type TypedAnswers } from '../visitor/form-fixtures';
import { startChromium } from './chromium';
import { formStates } from './form-states';
import { readPage } from './read-page';
import { expect, test } from './test';
import { Visitor } from './visitor';

let profile: string;
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'restored-'));
});
// Asynchronous, since only that deletes what a process of the browser still adds.
test.afterEach(() => rm(profile, { recursive: true, maxRetries: 10 }));

test('tabs that the browser restores after closing hold nothing, whatever state their form was in', async ({
  webProxy,
}) => {
  const settings = { scripting: true, proxyPort: webProxy.port, profile };
  const engine = await startChromium(settings);
  const all: TypedAnswers[] = [];
  for (const reach of Object.values(formStates)) {
    const visitor = new Visitor(await engine.openWindow());
    const answers = createVisitor();
    all.push(answers);
    await visitor.openHydrated(paths.contact);
    await visitor.fillFormAtOnce(contactForm, answers);
    await reach(visitor, answers);
  }
  await engine.close();

  const again = await startChromium({ ...settings, restoreTabs: true });
  const typed = all.flatMap((answers) => Object.values(answers));
  await expect(async () => {
    const seen = await Promise.all(
      (await again.windows()).map((window) => window.call(readPage, typed)),
    );
    const restored = seen.filter(({ path }) => path === paths.contact || path === paths.confirm);
    expect(restored, JSON.stringify(seen)).toHaveLength(all.length);
    for (const { sight, isLoaded } of restored)
      expect([sight, isLoaded]).toEqual(['nothing', true]);
  }).toPass();
  await again.close();
});
