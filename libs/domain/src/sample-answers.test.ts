import { caseInquiryForm } from './case-inquiry-form';
import { contactForm } from './contact-form';
import { agreement, choice, email, line, longText, phone, zip } from './field';
import { defineForm } from './form';
import { sampleAnswers, sampleFormValues, defaultAnswers } from './sample-answers';

const everyKind = defineForm({
  line: line('Line', { name: 'other_name' }),
  email: email('Email'),
  phone: phone('Phone'),
  zip: zip('Zip', 'Bad zip'),
  longText: longText('Text'),
  select: choice('Select', [{ label: 'One', value: '1' }], { initial: '1' }),
  yesNo: choice('Yes or no', ['Yes', 'No'], { type: 'yesNo', initial: 'No' }),
  agreement: agreement('I agree'),
});

test.each(Object.entries({ everyKind, contactForm, caseInquiryForm }))(
  '%s takes the sample answers, one for each row',
  (_name, form) => {
    expect(Object.keys(sampleFormValues(form))).toEqual(Object.keys(form));
    expect(Object.keys(sampleAnswers(form))).toEqual(Object.keys(form));
  },
);

test('an answer may be another one', () => {
  expect(sampleAnswers(everyKind, { line: 'Zoë' })).toMatchObject({ line: 'Zoë', zip: '90210' });
});

test('what the form refuses is an error that says so', () => {
  expect(() => sampleAnswers(everyKind, { zip: '9' })).toThrow('Bad zip');
});

test('untouched questions send their first values under the names of their inputs', () => {
  expect(defaultAnswers(everyKind)).toEqual({
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
