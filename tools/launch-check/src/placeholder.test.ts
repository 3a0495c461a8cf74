import { placeholdersIn } from './placeholder';

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

test.each(['example.com', 'www.example.net', 'a.b.example.org'])(
  'finds %s anywhere in a text, and no longer name',
  (host) => {
    expect(placeholdersIn(`See ${host}, or ${host.toUpperCase()}.`)).toEqual([
      host,
      host.toUpperCase(),
    ]);
    expect(placeholdersIn(`See ${host}s, myexample.com, or my-example.com.`)).toEqual([]);
  },
);
