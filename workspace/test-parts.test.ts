import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages } from '@lawyers/domain';
import { always, parts } from './test-parts';

type Targets = Readonly<Record<string, { readonly command?: string }>>;

/** The targets that the package.json of a folder names. */
function targetsOf(folder: string): Targets {
  const text = readFileSync(join(__dirname, '..', folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly nx: { readonly targets: Targets } }).nx.targets;
}

test('npm test has every check of the workspace', () => {
  const targets = Object.keys(targetsOf('.')).filter((name) => name !== 'test');
  expect([...always.workspace].sort()).toEqual(targets.sort());
});

test('npm test and npm run engines have every target of the browser tests', () => {
  // The target `e2e` is left out: people start it by hand, for one test file or for all.
  const targets = Object.keys(targetsOf('apps/web-e2e')).filter((name) => name !== 'e2e');
  expect([...always.browsers, ...parts['engines']!].sort()).toEqual(targets.sort());
});

test('each language has a target of the browser tests', () => {
  const commands = Object.values(targetsOf('apps/web-e2e')).map(({ command = '' }) => command);
  const others = Object.keys(languages).filter((language) => language !== defaultLanguage);
  expect(others.length).toBeGreaterThan(0);
  for (const language of others)
    expect(commands).toContainEqual(expect.stringMatching(`^SITE_LANGUAGE=${language} `));
});
