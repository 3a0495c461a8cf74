/** @jest-environment node */
import { execFileSync } from 'node:child_process';

const cases: readonly (readonly [language: string, code: string, expected: string])[] = [
  ['en', "t({ en: 'Send', es: 'Enviar' })", "('Send')"],
  ['es', "t({ en: 'Send', es: 'Enviar' })", "('Enviar')"],
  // A third language, which the site does not have, would need no change of the plugin.
  ['xx', "t({ en: 'Send', es: 'Enviar', xx: 'Xend' })", "('Xend')"],
  ['es', "f('ñ 🙂', t({ en: 'a “ñ”', es: '🙂' }), 'c')", "f('ñ 🙂', ('🙂'), 'c')"],
  ['es', 't({ en: (n) => `${n} left`, es: (n) => `Quedan ${n}` })(3)', '((n) => `Quedan ${n}`)(3)'],
  ['es', "t({ en: ['a, b'], es: [')}', {c: 1}] })", "([')}', {c: 1}])"],
  ['es', 't({ en, es })', '(es)'],
  ['es', "t({ en: t({ en: 'a', es: 'b' }), es: [t({ en: 'c', es: 'd' })] })", "([('d')])"],
  ...['t(translations)', "t({ en: 'a' })", "f({ en: 'a', es: 'b' })", "x = { es: 'b' }"].map(
    (code) => ['es', code, code] as const,
  ),
];

test('the code of a build keeps the texts of its language alone', () => {
  // Runs in a child process, since Jest runs CommonJS modules here, and Vite has only ES modules.
  const script = `
    const { oneLanguage } = await import('./one-language.ts');
    const built = ([language, code]) => oneLanguage(language).transform.handler(code).code;
    console.log(JSON.stringify(${JSON.stringify(cases)}.map(built)));`;
  const results = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: __dirname, encoding: 'utf8' },
  );

  expect(JSON.parse(results)).toEqual(cases.map(([, , expected]) => expected));
});
