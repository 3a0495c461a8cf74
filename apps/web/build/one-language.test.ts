/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type Case = readonly [language: string, code: string, expected: string];

const imports = "import { t, withEnglish } from '@lawyers/domain';\n";

const pruned: readonly Case[] = [
  ['en', "t({ en: 'Send', es: 'Enviar' })", "('Send')"],
  ['es', "t({ en: 'Send', es: 'Enviar' })", "('Enviar')"],
  ['en', "withEnglish({ en: 'Send', es: 'Enviar' })", "withEnglish({en: 'Send'})"],
  ['es', "withEnglish({ en: 'a', es: 'b' })", "withEnglish({en: 'a',es: 'b'})"],
  // A further language is one more column.
  ['xx', "t({ en: 'Send', es: 'Enviar', xx: 'Xend' })", "('Xend')"],
  ['xx', "withEnglish({ en: 'a', es: 'b', xx: 'c' })", "withEnglish({en: 'a',xx: 'c'})"],
  ['es', "t({ es: 'á “ñ” 🙂', en: 'a' })", "('á “ñ” 🙂')"],
  ['es', "f('ñ 🙂', t({ en: 'a', es: 'b' }), 'c')", "f('ñ 🙂', ('b'), 'c')"],
  ['es', 't({ en: (n) => `${n} left`, es: (n) => `Quedan ${n}` })(3)', '((n) => `Quedan ${n}`)(3)'],
  ['es', "t({ en: ['a, b'], es: [')}', {c: 1}] })", "([')}', {c: 1}])"],
  ['es', "t({ 'en': 'a', 'es': 'b', })", "('b')"],
  ['es', 't({ en, es })', '(es)'],
  ['es', "t({ en: t({ en: 'a', es: 'b' }), es: [t({ en: 'c', es: 'd' })] })", "([('d')])"],
  ['es', "x = { en: t({ en: 'a', es: 'b' }), es: 'c' }", "x = { en: ('b'), es: 'c' }"],
];

const unchanged = [
  't(translations)',
  "t({ ...translations, es: 'b' })",
  "t({ [key]: 'a', es: 'b' })",
  "t({ en: 'a' })",
  "other.t({ en: 'a', es: 'b' })",
  'const text = "t({ en: 1, es: 2 })"',
  "withEnglish({ en: 'a' })",
].map((code): Case => ['es', imports + code, imports + code]);

const call = "t({ en: 'a', es: 'b' })";
const importing = [
  ["import { t } from 'elsewhere';", call],
  ["import { t as f } from '@lawyers/domain';", call],
  ["import { language as t } from '@lawyers/domain';", call],
  ["import { other as f, t } from '@lawyers/domain';", "('b')"],
  ["import { t } from './language';", "('b')"],
  ["import { t } from './language.ts';", "('b')"],
].map(([before, expected]): Case => ['es', `${before}\n${call}`, `${before}\n${expected}`]);

const cases: readonly Case[] = [
  ...pruned.map(([language, code, expected]): Case => [
    language,
    imports + code,
    imports + expected,
  ]),
  ...unchanged,
  ...importing,
  [
    'es',
    "import { t as f } from './language';\nf({ en: 'a', es: 'b' })",
    "import { t as f } from './language';\n('b')",
  ],
];

const tsx = join(__dirname, '../../../node_modules/.bin/tsx');
const results = JSON.parse(
  execFileSync(tsx, [join(__dirname, 'keep-language.testing.ts')], {
    input: JSON.stringify(cases.map(([language, code]) => [code, language])),
    encoding: 'utf8',
  }),
) as readonly string[];

test.each(cases.map((row, index) => [...row, index] as const))(
  'in %s, the code %j becomes %j',
  (_language, _code, expected, index) => {
    expect(results[index]).toBe(expected);
  },
);
