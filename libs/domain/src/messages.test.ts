import { invalidZipMessage, messages } from './messages';

test.each([
  [messages.required('Full name'), 'Full name is required!'],
  [messages.email('Email'), 'Email is not a valid email!'],
  [messages.number('Phone number'), 'Phone number is not a valid phone number!'],
  [messages.range('Age', 1, 99), 'Age must be between 1 and 99'],
  [
    messages.range('Message', 1, '10000 characters'),
    'Message must be between 1 and 10000 characters',
  ],
  [messages.unservedState('Nevada'), 'We cannot pass on an inquiry from Nevada'],
  [invalidZipMessage, 'Please input valid Zip Code'],
])('the message %j has the specified text', (message, expected) => {
  expect(message).toBe(expected);
});
