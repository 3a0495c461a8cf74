/** @jest-environment node */
import { callConsent, reviews, site, type Review } from '@lawyers/domain';
import { sandboxSettings } from './sandbox-settings';
import { completeEnvironment } from './settings.testing';
import { fingerprintsOf } from './stamp';

const sources = { settings: completeEnvironment, facts: site, consent: callConsent, reviews };

test('every setting and every fact has a fingerprint that changes with its value', () => {
  const settings = Object.entries(completeEnvironment);
  const before = fingerprintsOf(sources);
  const after = fingerprintsOf({
    settings: Object.fromEntries(
      settings.map(([key, value]) => [key, value.replace(/e/g, 'a') + 'x']),
    ),
    facts: Object.fromEntries(Object.entries(site).map(([key, value]) => [key, [value]])) as never,
    consent: { ...callConsent, text: 'other' },
    reviews: [{ name: 'Another' } as Review],
  });
  expect(Object.keys(before)).toEqual([
    ...Object.keys(completeEnvironment),
    ...Object.keys(site).map((key) => `site.${key}`),
    'consent',
    'reviews',
  ]);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const key of Object.keys(after)) expect([key, after[key]]).not.toEqual([key, before[key]]);
});

test('spellings of the same URL have one fingerprint', () => {
  const settings = { ...completeEnvironment, VITE_SITE_URL: ' https://www.example.com/home/ ' };
  expect(fingerprintsOf({ ...sources, settings })).toEqual(fingerprintsOf(sources));
});

test('a setting that a production build rejects has no fingerprint', () => {
  const fingerprints = fingerprintsOf({ ...sources, settings: sandboxSettings({}) });
  expect(fingerprints).not.toHaveProperty('VITE_SITE_URL');
  expect(fingerprints).toHaveProperty('VITE_PHONE');
});
