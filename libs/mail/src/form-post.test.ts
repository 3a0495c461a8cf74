/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { callConsent } from '@lawyers/domain';
import { exampleConfig } from './examples.testing';
import { formPost, libVersion } from './form-post';

test('the form POST goes to send-form with the four fields that the service requires', () => {
  expect(formPost('template_contact', { name: 'Team' }, '/contact', exampleConfig)).toEqual({
    action: 'https://mail.example.com/api/v1.0/email/send-form',
    hidden: {
      lib_version: '3.12.1',
      service_id: 'service_1',
      template_id: 'template_contact',
      user_id: 'public-key-1',
      name: 'Team',
      consent_version: callConsent.version,
      language: 'en',
      page: '/contact',
      left_as_preset: 'not known, any choice may be (sent without scripts)',
    },
  });
});

test('the reported version is the installed one', () => {
  const installed = readFileSync(require.resolve('@emailjs/browser/package.json'), 'utf8');
  expect(JSON.parse(installed)).toMatchObject({ version: libVersion });
});
