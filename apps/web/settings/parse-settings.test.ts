import fc from 'fast-check';
import { parseSettings } from './parse-settings';
import { completeEnvironment, requiredSettings } from './settings.testing';

const howToFix =
  'Set them in the environment or in .env (see .env.example). `npm start` needs none.';

/** The lines of the error message that name a setting. */
function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    parseSettings(env);
  } catch (error) {
    return String(error)
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim());
  }
  return [];
}

test('returns complete settings unchanged', () => {
  expect(parseSettings(completeEnvironment)).toEqual(completeEnvironment);
});

test('defaults the mail origin to the mail service', () => {
  const env = { ...completeEnvironment, VITE_EMAILJS_ORIGIN: undefined };

  expect(parseSettings(env).VITE_EMAILJS_ORIGIN).toBe('https://api.emailjs.com');
});

test('lists every missing setting, and how to set them', () => {
  expect(requiredSettings).toHaveLength(8);
  expect(() => parseSettings({})).toThrow(
    new Error(
      [
        'The settings of this production build are not complete:',
        ...requiredSettings.map((key) => `  ${key}: missing`),
        howToFix,
      ].join('\n'),
    ),
  );
});

test('lists exactly the settings that are missing or empty', () => {
  const empty = fc.constantFrom(undefined, '', '   ');
  const env = fc.record(Object.fromEntries(requiredSettings.map((key) => [key, fc.option(empty)])));
  fc.assert(
    fc.property(env, (missing) => {
      const missingKeys = requiredSettings.filter((key) => missing[key] !== null);
      const blanks = Object.fromEntries(missingKeys.map((key) => [key, missing[key] as undefined]));

      expect(problemsOf({ ...completeEnvironment, ...blanks })).toEqual(
        missingKeys.map((key) => `${key}: missing`),
      );
    }),
  );
});

test.each([
  ['VITE_SITE_URL', 'www.example.com'],
  ['VITE_SITE_URL', 'http://www.example.com'],
  ['VITE_SITE_URL', 'http://localhost:4200'],
  ['VITE_EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['VITE_EMAILJS_ORIGIN', 'http://api.emailjs.com'],
  ['VITE_EMAILJS_ORIGIN', 'http://localhost:4300'],
  ['VITE_CONTACT_RECIPIENT', 'office'],
  ['VITE_INTAKE_RECIPIENT', 'team@'],
])('rejects %s with the value "%s", and names both', (key, value) => {
  const problems = problemsOf({ ...completeEnvironment, [key]: value });

  expect(problems).toEqual([expect.stringContaining(`${key}: `)]);
  expect(problems[0]).toContain(value);
});

test('removes path and slash from an origin', () => {
  const env = { ...completeEnvironment, VITE_SITE_URL: 'https://www.example.com/home/' };

  expect(parseSettings(env).VITE_SITE_URL).toBe('https://www.example.com');
});
