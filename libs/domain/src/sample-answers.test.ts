import { intakeForm, yesOrNo } from './intake-form';
import { contactForm } from './contact-form';
import { agreement, choice, email, line, longText, phone, zip } from './field';
import { defineForm } from './form';
import { withEnglish } from './language';
import { sampleAnswers, sampleFormValues, defaultAnswers } from './sample-answers';

const everyType = defineForm({
  line: line('Line', { name: 'other_name' }),
  email: email('Email'),
  phone: phone('Phone'),
  zip: zip('Zip', 'Bad zip'),
  longText: longText('Text'),
  select: choice(withEnglish({ en: 'Select', es: 'Elija' }), [{ label: 'One', value: '1' }], {
    initial: '1',
  }),
  yesNo: choice(withEnglish({ en: 'Yes or no', es: 'Sí o no' }), yesOrNo, {
    type: 'yesNo',
    initial: 'No',
  }),
  agreement: agreement('I agree'),
});

test.each(Object.entries({ everyType, contactForm, intakeForm }))(
  '%s accepts the sample answers, one for each row',
  (_name, form) => {
    expect(Object.keys(sampleFormValues(form))).toEqual(Object.keys(form));
    expect(Object.keys(sampleAnswers(form))).toEqual(Object.keys(form));
  },
);

test('sampleAnswers replaces the given answers', () => {
  expect(sampleAnswers(everyType, { line: 'Zoë' })).toMatchObject({ line: 'Zoë', zip: '90210' });
});

test('sampleAnswers throws the message when the form rejects an answer', () => {
  expect(() => sampleAnswers(everyType, { zip: '9' })).toThrow('Bad zip');
});

test('defaultAnswers returns the initial values under the names of the inputs', () => {
  expect(defaultAnswers(everyType)).toEqual({
    other_name: '',
    email: '',
    phone: '',
    zip: '',
    longText: '',
    select: '1',
    yesNo: 'No',
    agreement: 'no',
  });
});
