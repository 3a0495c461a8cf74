import fc from 'fast-check';
import { parseSettings } from './parse-settings';
import { completeEnvironment, requiredSettings } from './settings.testing';

const howToFix =
  'Set them in the environment or in .env (see .env.example). `npm start` needs none.';

/** The lines of the message that name a setting. */
function faultsOf(env: Record<string, string | undefined>): readonly string[] {
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

test('complete settings are taken as they are', () => {
  expect(parseSettings(completeEnvironment)).toEqual(completeEnvironment);
});

test('without a mail origin, the service itself is meant', () => {
  const env = { ...completeEnvironment, VITE_EMAILJS_ORIGIN: undefined };

  expect(parseSettings(env).VITE_EMAILJS_ORIGIN).toBe('https://api.emailjs.com');
});

test('every missing setting is named at once, with what to do about it', () => {
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

test('whatever is missing or left empty is named, and nothing else', () => {
  const empty = fc.constantFrom(undefined, '', '   ');
  const env = fc.record(Object.fromEntries(requiredSettings.map((key) => [key, fc.option(empty)])));
  fc.assert(
    fc.property(env, (missing) => {
      const lacks = requiredSettings.filter((key) => missing[key] !== null);
      const given = Object.fromEntries(lacks.map((key) => [key, missing[key] as undefined]));

      expect(faultsOf({ ...completeEnvironment, ...given })).toEqual(
        lacks.map((key) => `${key}: missing`),
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
])('%s cannot be "%s", and the message says so', (key, value) => {
  const faults = faultsOf({ ...completeEnvironment, [key]: value });

  expect(faults).toEqual([expect.stringContaining(`${key}: `)]);
  expect(faults[0]).toContain(value);
});

test('settings that are missing and settings that are wrong are named together', () => {
  const faults = faultsOf({
    ...completeEnvironment,
    VITE_SITE_URL: 'http://www.example.com',
    VITE_EMAILJS_ORIGIN: 'http://mail.example.com',
    VITE_CONTACT_RECIPIENT: 'office',
    VITE_PHONE: '',
  });

  expect(faults.map((line) => line.split(':')[0])).toEqual([
    'VITE_SITE_URL',
    'VITE_EMAILJS_ORIGIN',
    'VITE_CONTACT_RECIPIENT',
    'VITE_PHONE',
  ]);
});

test('an origin is kept without path or slash, as addresses are made from it', () => {
  const env = { ...completeEnvironment, VITE_SITE_URL: 'https://www.example.com/home/' };

  expect(parseSettings(env).VITE_SITE_URL).toBe('https://www.example.com');
});
