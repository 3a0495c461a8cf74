/** @jest-environment node */
import { createMailConfig } from './mail-config';
import { exampleConfig } from './mail.testing';

test('the error names every missing setting', () => {
  expect(() => createMailConfig({})).toThrow(
    'Email cannot be sent: missing public key, service id, contact template id, intake template id, mail origin, contact recipient, intake recipient, site URL.',
  );
});

test('the error names only what is missing or empty, and complete settings have none', () => {
  const incomplete = { ...exampleConfig, publicKey: '', siteUrl: undefined };
  expect(() => createMailConfig(incomplete)).toThrow(': missing public key, site URL.');
  expect(createMailConfig(exampleConfig)).toEqual(exampleConfig);
});
