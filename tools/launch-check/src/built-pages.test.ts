import { resolve } from 'node:path';
import { site } from '@lawyers/domain';
import { checkPages } from './check-build';
import { launchWith } from './launch.testing';
import { readBuild } from './read-build';

const folder = resolve(__dirname, '../../../dist/apps/web-sandbox');

/** Every text among the facts, and what a page makes of it. */
function textsIn(fact: unknown): readonly string[] {
  if (typeof fact === 'string') return [fact];
  return typeof fact === 'object' && fact ? Object.values(fact).flatMap(textsIn) : [];
}

// Otherwise nobody could go live: a word of a page that looks like a placeholder would refuse every build.
test('no page has a placeholder that is no fact or setting', () => {
  const build = readBuild(folder)!;
  const replaced = [
    ...textsIn(site),
    // The settings of the sandbox.
    ...['office@example.com', 'lawyer-team@example.com', '(202) 555-0100'],
  ];
  const strip = (text: string) =>
    replaced
      .reduce((rest, value) => rest.replaceAll(value, ''), text)
      .replaceAll(/http:\/\/localhost(:\d+)?/g, '');
  const pages = build.pages.map((one) => ({ ...one, texts: one.texts.map(strip) }));
  expect(pages.length).toBeGreaterThan(20);
  expect([...checkPages(launchWith({ build: { ...build, pages } }))]).toEqual([]);
});
