import { createMailConfig, type MailConfig } from './mail-config';
import { exampleConfig } from './mail.testing';

const names: Readonly<Record<keyof MailConfig, string>> = {
  publicKey: 'public key',
  serviceId: 'service id',
  contactTemplateId: 'contact template id',
  intakeTemplateId: 'intake template id',
  origin: 'mail origin',
  contactRecipient: 'contact recipient',
  intakeRecipient: 'intake recipient',
  siteUrl: 'site URL',
};
const missing = (what: string) => new Error(`E-mail cannot be sent: missing ${what}.`);

test('createMailConfig returns complete settings unchanged', () => {
  expect(createMailConfig(exampleConfig)).toEqual(exampleConfig);
});

test.each(Object.entries(names))('without %s the error names the missing %s only', (key, name) => {
  for (const value of [undefined, ''])
    expect(() => createMailConfig({ ...exampleConfig, [key]: value })).toThrow(missing(name));
});

test('the error names every missing setting', () => {
  expect(() => createMailConfig({})).toThrow(missing(Object.values(names).join(', ')));
});
