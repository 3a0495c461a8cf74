import { checkbox, choice, email, text, textarea, tel, zip } from './field';
import { defineForm } from './form';
import { withEnglish } from './language';
import { sampleAnswers, defaultAnswers } from './sample-answers';
import { yesOrNo } from './yes-or-no';

const everyType = defineForm({
  text: text('Line', { name: 'other_name' }),
  email: email('Email'),
  phone: tel('Phone'),
  zip: zip('Zip', 'Bad zip'),
  textarea: textarea('Text'),
  select: choice(withEnglish({ en: 'Select', es: 'Elija' }), [{ label: 'One', value: '1' }], {
    presetValue: '1',
  }),
  radio: choice(withEnglish({ en: 'Yes or no', es: 'Sí o no' }), yesOrNo, {
    type: 'radio',
    presetValue: 'No',
  }),
  checkbox: checkbox('I agree'),
});

test('sampleAnswers throws the message when the form rejects an answer', () => {
  expect(() => sampleAnswers(everyType, { zip: '9' })).toThrow('Bad zip');
});

test('defaultAnswers returns the presets under the names of the inputs', () => {
  expect(defaultAnswers(everyType)).toEqual({
    other_name: '',
    email: '',
    phone: '',
    zip: '',
    textarea: '',
    select: '1',
    radio: 'No',
    checkbox: 'no',
  });
});
