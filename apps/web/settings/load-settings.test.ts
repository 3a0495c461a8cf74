/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { loadSettings, parseSettings } from './load-settings';
import { sandboxSettings } from './sandbox-settings';
import { completeEnvironment, requiredSettings } from './settings.testing';

const given = { ...process.env };
/** The environment variables without the settings that an operator's shell or CI may have set. */
const withoutSettings = Object.fromEntries(
  Object.entries(given).filter(([name]) => !name.startsWith('VITE_')),
);
let workspaceRoot: string;

beforeEach(() => {
  process.env = { ...withoutSettings };
  workspaceRoot = mkdtempSync(join(tmpdir(), 'settings-'));
  const lines = Object.entries(completeEnvironment).map(([key, value]) => `${key}=${value}`);
  writeFileSync(join(workspaceRoot, '.env'), lines.join('\n'));
});

afterEach(() => {
  rmSync(workspaceRoot, { recursive: true });
  process.env = { ...given };
});

test('production mode reads the .env file, and environment variables override it', () => {
  process.env['VITE_PHONE'] = '(202) 555-0199';

  expect(loadSettings('production', workspaceRoot)).toEqual({
    ...completeEnvironment,
    VITE_PHONE: '(202) 555-0199',
  });
});

test('without a .env file, production mode reads the environment alone', () => {
  rmSync(join(workspaceRoot, '.env'));
  Object.assign(process.env, completeEnvironment);

  expect(loadSettings('production', workspaceRoot)).toEqual(completeEnvironment);
});

test.each(['sandbox', 'development', 'test', 'staging', 'Production', ''])(
  'the mode "%s" has the sandbox settings, whatever .env and the environment contain',
  (mode) => {
    process.env = { ...completeEnvironment };

    expect(loadSettings(mode, workspaceRoot)).toEqual(sandboxSettings({}));
  },
);

test('lists exactly the settings that are missing or empty, and how to set them', () => {
  expect(requiredSettings).not.toEqual([]);
  const empty = fc.constantFrom(undefined, '', '   ');
  fc.assert(
    fc.property(fc.subarray([...requiredSettings], { minLength: 1 }), empty, (missing, value) => {
      const blanks = Object.fromEntries(missing.map((key) => [key, value]));
      expect(() => parseSettings({ ...completeEnvironment, ...blanks })).toThrow(
        new Error(
          [
            'The settings of this production build are not complete:',
            ...missing.map((key) => `  ${key}: missing`),
            'Set them in the environment or in .env (see .env.example). `npm start` needs none.',
          ].join('\n'),
        ),
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
  ['VITE_EMAILJS_SERVICE_ID', '"service_1'],
  ['VITE_EMAILJS_SERVICE_ID', 'service_1"'],
])('rejects %s with the value "%s", and names both', (key, value) => {
  expect(() => parseSettings({ ...completeEnvironment, [key]: value })).toThrow(
    new RegExp(`complete:\n  ${key}: .*${value}\nSet them`),
  );
});

test.each([
  ['VITE_EMAILJS_ORIGIN', undefined, 'https://api.emailjs.com'],
  ['VITE_SITE_URL', 'https://www.example.com/home/', 'https://www.example.com'],
])('%s with the value %s is %s', (key, value, parsed) => {
  expect(parseSettings({ ...completeEnvironment, [key]: value })).toHaveProperty(key, parsed);
});
