/** @jest-environment node */
import { sandboxSettings } from './sandbox-settings';
import { completeEnvironment } from './settings.testing';
import { fingerprintsOf } from './stamp';

test('every setting has a fingerprint that changes with its value', () => {
  const before = fingerprintsOf(completeEnvironment);
  const after = fingerprintsOf(
    Object.fromEntries(
      Object.entries(completeEnvironment).map(([key, value]) => [
        key,
        value.replace(/e/g, 'a') + 'x',
      ]),
    ),
  );
  expect(Object.keys(before)).toEqual(Object.keys(completeEnvironment));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const key of Object.keys(after)) expect([key, after[key]]).not.toEqual([key, before[key]]);
});

test('spellings of the same URL have one fingerprint', () => {
  const settings = { ...completeEnvironment, VITE_SITE_URL: ' https://www.example.com/home/ ' };
  expect(fingerprintsOf(settings)).toEqual(fingerprintsOf(completeEnvironment));
});

test('a setting that a production build rejects has no fingerprint', () => {
  const fingerprints = fingerprintsOf(sandboxSettings({}));
  expect(fingerprints).not.toHaveProperty('VITE_SITE_URL');
  expect(fingerprints).toHaveProperty('VITE_PHONE');
});
