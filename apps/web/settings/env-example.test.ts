/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings } from './parse-settings';
import { completeEnvironment } from './settings.testing';
import { settingsSchema } from './settings-schema';

const lines = readFileSync(join(__dirname, '../../../.env.example'), 'utf8').split('\n');
const settings = lines.flatMap((line, index) => {
  const [, key, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
  return key === undefined ? [] : [{ key, value, above: lines[index - 1] }];
});

test('the example lists every setting of a production build, and no other', () => {
  expect(settings.map(({ key }) => key)).toEqual(Object.keys(settingsSchema.entries));
});

test.each(settings)('$key has a comment above it', ({ above }) => {
  expect(above).toMatch(/^# \S/);
});

test('the example gives nothing but the default of the mail origin', () => {
  const given = settings.filter(({ value }) => value !== '');

  expect(given).toEqual([
    expect.objectContaining({ key: 'VITE_EMAILJS_ORIGIN', value: 'https://api.emailjs.com' }),
  ]);
});

test('the workflow that builds the deployable folder hands over every setting', () => {
  const workflow = readFileSync(join(__dirname, '../../../.github/workflows/deploy.yml'), 'utf8');
  const handedOver = [...workflow.matchAll(/^ +(VITE_\w+): \$\{\{ vars\.\1 \}\}$/gm)];

  expect(handedOver.map(([, key]) => key)).toEqual(Object.keys(settingsSchema.entries));
});

test('the settings of the fixture are those of the schema', () => {
  expect(Object.keys(completeEnvironment)).toEqual(Object.keys(settingsSchema.entries));
  expect(parseSettings(completeEnvironment)).toEqual(completeEnvironment);
});
