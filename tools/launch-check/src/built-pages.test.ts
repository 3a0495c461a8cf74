import { resolve } from 'node:path';
import { site } from '@lawyers/domain';
import { checkPages } from './check-build';
import { launchWith } from './launch.testing';
import { readBuild } from './read-build';

const folder = resolve(__dirname, '../../../dist/apps/web-sandbox');

/** Every text in the facts of site.ts, such as names and addresses, however deeply nested. */
function textsIn(fact: unknown): readonly string[] {
  if (typeof fact === 'string') return [fact];
  return typeof fact === 'object' && fact ? Object.values(fact).flatMap(textsIn) : [];
}

// The build with sandbox settings has placeholders in its facts and settings, which other checks report. Any other text
// that looks like a placeholder, such as an address at example.com, would make the launch check refuse every build.
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
