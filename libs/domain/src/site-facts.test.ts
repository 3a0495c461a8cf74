import { site } from './site';
import { checkSiteFacts, siteFactFaults } from './site-facts';

test('the facts in site.ts are valid', () => {
  expect(() => checkSiteFacts(site)).not.toThrow();
});

test.each([
  { social: [] },
  { statesServed: ['Ohio', 'District of Columbia'] },
  { statesServed: 'all' },
  { clearedStates: [{ state: 'California', basis: 'State Bar certificate 0123' }] },
  { brand: 'Harbor Referrals' },
  { languages: ['en'] },
])('siteFactFaults accepts %j', (change) => {
  expect(siteFactFaults({ ...site, ...change })).toEqual([]);
});

test.each(Object.keys(site))('siteFactFaults names %s when it is missing', (key) => {
  const rest = Object.entries(site).filter(([other]) => other !== key);
  expect(siteFactFaults(Object.fromEntries(rest))).toEqual([expect.objectContaining({ key })]);
});

test.each([
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
  ['responseHours', 0, 'must be at least one hour'],
  ['responseHours', 1.5, 'must be whole hours'],
  ['responseHours', Number.NaN, 'must be a number of hours'],
  ['exit', 'http://www.weather.gov/', 'must begin with https://'],
  ['exit', 'www.weather.gov', 'must be a full address, such as https://www.weather.gov/'],
  ['exit', 'javascript:alert(1)', 'must begin with https://'],
  ['disclosure', '', 'must not be empty'],
])('siteFactFaults rejects %s = %j', (key, value, message) => {
  expect(siteFactFaults({ ...site, [key]: value })).toEqual([{ key, message }]);
});

test.each([
  [[]],
  [['Ontario']],
  [['ohio']],
  [['Ohio', 'Ohio']],
  ['Ohio'],
  ['none'],
  [{ allBut: ['Ontario'] }],
])('siteFactFaults rejects the states served %j', (statesServed) => {
  expect(siteFactFaults({ ...site, statesServed })).toEqual([
    {
      key: expect.stringMatching(/^statesServed/),
      message: expect.stringContaining("must be 'all', a list of states"),
    },
  ]);
});

test.each([[[]], [['es']], [['es', 'en']], [['en', 'en']], [['en', 'fr']], ['en']])(
  'siteFactFaults rejects the languages %j',
  (languages) => {
    expect(siteFactFaults({ ...site, languages })).toEqual([
      {
        key: expect.stringMatching(/^languages/),
        message: "must be a list that begins with 'en', each of en, es at most once",
      },
    ]);
  },
);

test.each([
  ['responsibleFirm.name', { responsibleFirm: { name: '', address: '1 Main St' } }],
  ['responsibleFirm.address', { responsibleFirm: { name: 'Reed & Hall LLP', address: '' } }],
  ['responsibleFirm.address', { responsibleFirm: { name: 'Reed & Hall LLP' } }],
  ['social.0.url', { social: [{ name: 'X', url: 'http://x.com/reed' }] }],
  [
    'social.1.name',
    {
      social: [
        { name: 'X', url: 'https://x.com/reed' },
        { name: 'Orkut', url: 'https://orkut.com/reed' },
      ],
    },
  ],
  ['clearedStates.0.basis', { clearedStates: [{ state: 'Ohio', basis: '' }] }],
  ['slogan', { slogan: 'We win' }],
])('siteFactFaults returns the full path of a nested key: %s', (key, change) => {
  expect(siteFactFaults({ ...site, ...change })).toEqual([expect.objectContaining({ key })]);
});

test('the error of checkSiteFacts names every fault and the file', () => {
  expect(() => checkSiteFacts({ ...site, brand: '', exit: 'http://x.com' })).toThrow(
    'The facts of the site are not right:\n' +
      '  brand: must not be empty\n' +
      '  exit: must begin with https://\n' +
      'Correct them in libs/domain/src/site.ts.',
  );
});
