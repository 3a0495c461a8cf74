import { placeholderAddress, placeholdersIn } from './placeholder';

const ends = ['', ', USA', ', United States', '.', '\nUSA'];

test('accepts an address with its zip code, however it goes on', () => {
  const addresses = ['1 Plaza, Springfield, IL 62701', '123 Main Street, Akron, Ohio 44308-1234'];
  for (const address of [...addresses, '7 Water Street, Akron', 'Anytowne Road 7, Akron'])
    for (const end of ends) expect(`${address}${end}`).not.toMatch(placeholderAddress);
});

test('refuses an address without one, or with the zip code of a placeholder', () => {
  const towns = [
    '1 Plaza, Springfield',
    '12345 Plaza, Springfield, IL',
    '123 Main St',
    '123 MAIN STREET, Akron',
  ];
  const others = ['7 Water Street, Anytown, OH 44308', '123 Main St, Akron, OH 12345'];
  const named = ['Your Company, 7 Water Street', '7 Sample Road, Akron, OH 44308'];
  for (const address of [...towns, ...others, ...named])
    for (const end of ends) expect(`${address}${end}`).toMatch(placeholderAddress);
});

const areas = ['', '1', '+1 ', '1-', '202 ', '(202) ', '202.', '202-', '202', '+1202'];
const between = ['', ' ', '-', '.', ' - ', '\u2010', '\u2011', '\u2013', '/'];

test('finds every number that is reserved for fiction, however it is written, and no other', () => {
  for (const area of areas) {
    for (const sign of between) {
      for (const end of ['', '.', ' or', ', ext. 5']) {
        expect(placeholdersIn(`Call ${area}555${sign}0142${end}`)).toHaveLength(1);
        expect(placeholdersIn(`Call ${area}555${sign}0242${end}`)).toEqual([]);
        expect(placeholdersIn(`Call ${area}234${sign}0142${end}`)).toEqual([]);
      }
    }
  }
});

const hosts = [
  'example.com',
  'www.example.org',
  'firm.example',
  'a.test',
  'x.invalid',
  'localhost',
  'mail.localhost',
  '127.0.0.1',
];

test('finds every reserved host in an address or mailbox, and no other', () => {
  for (const host of hosts) {
    for (const name of [host, host.toUpperCase()]) {
      for (const text of [
        `https://${name}/x`,
        `http://${name}:4200`,
        `//${name}`,
        `a@${name}`,
        `<b@${name}>,`,
      ])
        expect([text, placeholdersIn(text)]).toEqual([text, [name]]);
    }
    for (const other of [`my${host}.co`, `${host.replaceAll('.', '-')}law.com`])
      expect(placeholdersIn(`https://${other}/ and a@${other}`)).toEqual([]);
  }
});
