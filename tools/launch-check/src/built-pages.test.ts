import { resolve } from 'node:path';
import { site } from '@lawyers/domain';
import { checkPages } from './check-build';
import { launchWith } from './launch.testing';
import { readBuild } from './read-build';

const folder = resolve(__dirname, '../../../dist/apps/web-sandbox');

/** Every text among the facts, however deeply nested. */
function textsIn(fact: unknown): readonly string[] {
  if (typeof fact === 'string') return [fact];
  return typeof fact === 'object' && fact ? Object.values(fact).flatMap(textsIn) : [];
}

// A word on a page that merely looks like a placeholder, such as "example", would make the launch check refuse every
// build.
test('no page has a placeholder that is no fact or setting', () => {
  const build = readBuild(folder)!;
  const replaced = [
    ...textsIn(site),
    // The recipients and the phone number of a sandbox build.
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
