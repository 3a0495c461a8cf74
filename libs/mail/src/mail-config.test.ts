import { createMailConfig, type MailConfig } from './mail-config';
import { exampleConfig } from './mail.testing';

const names: readonly (readonly [keyof MailConfig, string])[] = [
  ['publicKey', 'public key'],
  ['serviceId', 'service id'],
  ['contactTemplateId', 'contact template id'],
  ['intakeTemplateId', 'intake template id'],
  ['origin', 'mail origin'],
  ['contactRecipient', 'contact recipient'],
  ['intakeRecipient', 'intake recipient'],
  ['siteUrl', 'site URL'],
];

test('createMailConfig returns complete settings unchanged', () => {
  expect(createMailConfig(exampleConfig)).toEqual(exampleConfig);
});

test('the list of names covers every setting', () => {
  expect(names.map(([key]) => key).sort()).toEqual(Object.keys(exampleConfig).sort());
});

test.each(names)('without %s the error names the missing %s and no other setting', (key, name) => {
  const rest = Object.fromEntries(Object.entries(exampleConfig).filter(([item]) => item !== key));
  for (const settings of [rest, { ...rest, [key]: undefined }, { ...rest, [key]: '' }]) {
    expect(() => createMailConfig(settings)).toThrow(
      new Error(`E-mail cannot be sent: missing ${name}.`),
    );
  }
});

test('the error names every missing setting', () => {
  expect(() => createMailConfig({})).toThrow(
    new Error(`E-mail cannot be sent: missing ${names.map(([, name]) => name).join(', ')}.`),
  );
});
