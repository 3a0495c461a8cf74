import { resolve } from 'node:path';
import { site } from '@lawyers/domain';
import { checkPages } from './check-build';
import { launchWith } from './launch-inputs.testing';
import { placeholdersIn } from './placeholder';
import { readBuild } from './read-build';
import { textsIn } from './texts-in';

const folder = resolve(__dirname, '../../../dist/apps/web-sandbox');

// The build with sandbox settings has placeholders in its facts and settings, which other checks report, so they are
// removed from its pages. Facts without a placeholder stay: if "es", a language of the site, were removed, "firm.test"
// would become "firm.tt", in which the check finds no reserved host.
const replaced = [
  ...textsIn(site)
    .map(([, text]) => text)
    .filter((text) => placeholdersIn(text).length > 0),
  // The recipients and the phone number of a sandbox build.
  ...['office@example.com', 'lawyer-team@example.com', '(202) 555-0100'],
];

/**
 * What the check finds on the pages of the sandbox build and on one more page with a text. Any placeholder that is no
 * fact or setting, such as an address at example.com, would make the launch check refuse every build.
 */
function found(text: string) {
  const build = readBuild(folder)!;
  const strip = (one: string) =>
    replaced
      .reduce((rest, value) => rest.replaceAll(value, ''), one)
      .replaceAll(/http:\/\/localhost(:\d+)?/g, '');
  const all = [...build.pages, { path: '/more', texts: [text], exit: undefined }];
  const pages = all.map((page) => ({ ...page, texts: page.texts.map(strip) }));
  expect(pages.length).toBeGreaterThan(20);
  return [...checkPages(launchWith({ build: { ...build, pages } }))];
}

test('no page has a placeholder that is no fact or setting', () => {
  expect(found('Call us.')).toEqual([]);
});

test.each(['firm.test', 'www.example.com', 'x.example'])(
  'the reserved host %s is found',
  (host) => {
    expect(found(`https://${host}/es/`).map(([, problem]) => problem)).toEqual([
      `"${host}" is on /more`,
    ]);
  },
);
