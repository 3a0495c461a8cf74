import {
  callConsent,
  injuries,
  injuryIntakeForm,
  intakeForm,
  sentAnswers,
  site,
} from '@lawyers/domain';
import { sampleAnswers } from '@lawyers/domain/sample-answers';
import { expectAnswersInMail } from './answers-in-mail.testing';
import { composeIntakeMail } from './compose-intake-mail';
import { exampleIntake, exampleConfig, exampleContext } from './mail.testing';

test('the intake mail has the parameters of the requirements and every answer of the form', () => {
  expect(composeIntakeMail(exampleIntake, exampleContext, exampleConfig)).toEqual({
    templateId: 'template_intake',
    parameters: {
      ...sentAnswers(intakeForm, exampleIntake),
      name: site.teamName,
      recipient: 'team@example.com',
      from_name: "Zoë O'Brien",
      email: "o'brien@example.com",
      accidentId: 'Digital Sex Abuse',
      fault: 'Yes',
      medical: 'No',
      period: 'Less than 3 Year',
      phone_number: '(202) 555-0100 ext. 7',
      signup: 'No',
      stay: 'Headaches',
      stay_label: 'Mental Abuse, with headaches',
      zipCode: '00501',
      state: 'New York',
      hurt_person: 'My child',
      urgent_date: 'Hearing on Monday',
      place_state: 'Ohio',
      other_side: 'Sam Sample, Acme Inc.',
      has_lawyer: 'No',
      subject_mark: 'Soon:',
      reply_to: "o'brien@example.com",
      message: 'First line\n<script>alert(1)</script> {{{x}}} & 🙂\n.\nLast line',
      inquiry_ref: 'ABCD2345',
      page: '/formInput',
      preferred_name: 'Zed',
      safe_hours: 'After 6 pm',
      safe_voicemail: 'No',
      safe_caller: '',
      answer_language: 'English',
      consent_calls: 'yes',
      consent_version: callConsent.version,
      sent_at: '2026-11-20T05:00:00.000Z',
      left_as_preset: 'Fault',
      language: 'en',
      flag: '',
    },
  });
});

test.each(injuries)(
  'the type of injury "$label" is sent as $value together with its label',
  (injury) => {
    const inquiry = sampleAnswers(injuryIntakeForm, {
      accidentId: 'Accident or injury',
      stay: injury.label,
    });
    expect(composeIntakeMail(inquiry, exampleContext, exampleConfig).parameters).toMatchObject({
      accidentId: 'Accident or Injury',
      stay: injury.value,
      stay_label: injury.label,
    });
  },
);

test('the intake mail contains every answer unchanged under the name of its input', () => {
  expectAnswersInMail(
    intakeForm,
    (answers) => composeIntakeMail(answers, exampleContext, exampleConfig),
    ({ email, urgent_date }, { stay }) => ({
      reply_to: email,
      stay_label: `${stay}`,
      subject_mark: urgent_date === '' ? '' : 'Soon:',
    }),
  );
});

test('left_as_preset names the question about an injury as the visitor read it', () => {
  const inquiry = sampleAnswers(injuryIntakeForm, { accidentId: 'Accident or injury' });
  const mail = composeIntakeMail(inquiry, exampleContext, exampleConfig);
  expect(mail.parameters['left_as_preset']).toBe(
    'Period, Primary type of injury, Medical, Fault, Signup',
  );
});
