/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSchema } from './settings-schema';

const lines = readFileSync(join(__dirname, '../../../.env.example'), 'utf8').split('\n');
const settings = lines.flatMap((line, index) => {
  const [, key, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
  return key === undefined ? [] : [{ key, value, above: lines[index - 1] }];
});

test('.env.example lists exactly the settings of a production build', () => {
  expect(settings.map(({ key }) => key)).toEqual(Object.keys(settingsSchema.entries));
});

test.each(settings)('$key has a comment above it', ({ above }) => {
  expect(above).toMatch(/^# \S/);
});

test('.env.example sets only the default of the mail origin', () => {
  const preset = settings.filter(({ value }) => value !== '');

  expect(preset).toEqual([
    expect.objectContaining({ key: 'VITE_EMAILJS_ORIGIN', value: 'https://api.emailjs.com' }),
  ]);
});

test('deploy.yml passes every setting to the build', () => {
  const workflow = readFileSync(join(__dirname, '../../../.github/workflows/deploy.yml'), 'utf8');
  const passed = [...workflow.matchAll(/^ +(VITE_\w+): \$\{\{ vars\.\1 \}\}$/gm)];

  expect(passed.map(([, key]) => key)).toEqual(Object.keys(settingsSchema.entries));
});
