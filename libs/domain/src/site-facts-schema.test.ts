import { site } from './site';
import { checkSiteFacts, siteFactFaults } from './site-facts-schema';

test('the facts in site.ts are valid', () => {
  expect(() => checkSiteFacts(site)).not.toThrow();
});

test.each([
  { social: [] },
  { statesServed: ['Ohio', 'District of Columbia'] },
  { statesServed: 'all' },
  { clearedStates: ['California'] },
  { brand: 'Harbor Referrals' },
  { languages: ['en'] },
])('siteFactFaults accepts %j', (change) => {
  expect(siteFactFaults({ ...site, ...change })).toEqual([]);
});

test.each(Object.keys(site))('siteFactFaults names %s when it is missing', (key) => {
  const rest = Object.entries(site).filter(([other]) => other !== key);
  expect(siteFactFaults(Object.fromEntries(rest))).toEqual([expect.objectContaining({ key })]);
});

const ofStates = expect.stringContaining("must be 'all', a list of states") as string;
const ofLanguages = "must be a list that begins with 'en', each of en, es at most once";

test.each<[key: string, value: unknown, message: string]>([
  ['brand', '', 'must not be empty'],
  [
    'brand',
    'Sunbelt Injury Lawyer Finder',
    'has 28 characters; more than 16 do not fit into the header of a phone. Use a short form; `company` has the full name',
  ],
  ['company', '  ', 'must not be empty'],
  ['company', ' Firm', 'must not begin or end with a space'],
  ['copyrightYear', 24, 'must be a year of four digits'],
  ['copyrightYear', 2024.5, 'must be a whole year'],
  ['copyrightYear', '2024', 'must be a year'],
  ['responseHours', 1, 'must be at least two hours'],
  ['responseHours', 1.5, 'must be whole hours'],
  ['responseHours', Number.NaN, 'must be a number of hours'],
  ['exit', 'http://www.weather.gov/', 'must begin with https://'],
  ['exit', 'www.weather.gov', 'must be a full address, such as https://www.weather.gov/'],
  ['exit', 'javascript:alert(1)', 'must begin with https://'],
  ['disclosure', '', 'must not be empty'],
  ...[[], ['Ontario'], ['ohio'], ['Ohio', 'Ohio'], 'Ohio', 'none', { allBut: ['Ontario'] }].map(
    (value): [string, unknown, string] => ['statesServed', value, ofStates],
  ),
  ...[[], ['es'], ['es', 'en'], ['en', 'en'], ['en', 'fr'], 'en'].map(
    (value): [string, unknown, string] => ['languages', value, ofLanguages],
  ),
  ['responsibleFirm.name', { name: '', address: '1 Main St' }, 'must not be empty'],
  ['responsibleFirm.address', { name: 'Hall' }, 'must be a name and an address, and nothing else'],
  ['social.0.url', [{ name: 'X', url: 'http://x.com/reed' }], 'must begin with https://'],
  [
    'social.1.name',
    ['X', 'Orkut'].map((name) => ({ name, url: 'https://example.com/' })),
    'must be one of Facebook, Instagram, X, as only they have an icon',
  ],
  ['slogan', 'We win', 'is missing, or is no key of the site'],
])('siteFactFaults rejects %s = %j', (key, value, message) => {
  const [top = ''] = key.split('.');
  const path = expect.stringMatching(new RegExp(`^${key}(\\.|$)`));
  expect(siteFactFaults({ ...site, [top]: value })).toEqual([{ key: path, message }]);
});

test('the error of checkSiteFacts names every fault and the file', () => {
  expect(() => checkSiteFacts({ ...site, brand: '', exit: 'http://x.com' })).toThrow(
    'The facts of the site are not right:\n' +
      '  brand: must not be empty\n' +
      '  exit: must begin with https://\n' +
      'Correct them in libs/domain/src/site.ts.',
  );
});
