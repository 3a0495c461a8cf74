import { callConsent, intakeForm, contactForm, inputName, type Form } from '@lawyers/domain';
import { composeContactMail, contactMailConstants } from './compose-contact-mail';
import { intakeMailConstants, composeIntakeMail } from './compose-intake-mail';
import { formPost } from './form-post';
import { exampleIntake, exampleConfig, exampleContact, exampleContext } from './mail.testing';

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

test.each(['https://mail.example.com', 'https://mail.example.com/'])(
  'the action URL is correct for the origin %s',
  (origin) => {
    expect(formPost('t', {}, '/', { ...exampleConfig, origin }).action).toBe(
      'https://mail.example.com/api/v1.0/email/send-form',
    );
  },
);

const serviceFields = ['lib_version', 'service_id', 'template_id', 'user_id'];

test.each<readonly [string, Form, Record<string, string>, readonly string[], readonly string[]]>([
  [
    'contact',
    contactForm,
    contactMailConstants(exampleConfig),
    Object.keys(composeContactMail(exampleContact, exampleContext, exampleConfig).parameters),
    ['reply_to', 'inquiry_ref', 'sent_at', 'flag'],
  ],
  [
    'intake',
    intakeForm,
    intakeMailConstants(exampleConfig),
    Object.keys(composeIntakeMail(exampleIntake, exampleContext, exampleConfig).parameters),
    ['reply_to', 'inquiry_ref', 'stay_label', 'state', 'sent_at', 'flag'],
  ],
])(
  'the %s form POST contains every parameter except those that JavaScript computes',
  (_name, form, constants, parameters, missing) => {
    const { hidden } = formPost('t', constants, '/', exampleConfig);
    const inputs = Object.entries(form).map(([key, field]) => inputName(key, field));
    const posted = [...Object.keys(hidden), ...inputs];
    expect(new Set(posted).size).toBe(posted.length);
    expect([...posted, ...missing].sort()).toEqual([...parameters, ...serviceFields].sort());
  },
);
