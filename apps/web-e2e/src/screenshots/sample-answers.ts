import type { TypedAnswers } from '../visitor/form-fixtures';

/** The answers in most screenshots. */
export const plainAnswers: TypedAnswers = {
  user: 'Ann Example',
  email: 'ann@example.com',
  phone_number: '(202) 555-0123',
  message: 'It began last spring. Please call in the morning, I can talk until noon.',
};

/** Answers longer than any field is wide, one of them a word without break opportunities. */
export const longAnswers: TypedAnswers = {
  user: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh de la Concepción y Villanueva III',
  email: 'a.very.long.name.that.does.not.end.before.the.field.does@subdomain.of.a.long.example.com',
  phone_number: '+1 (202) 555-0123 extension 4567, after six in the evening',
  message: `${'Nobreakatallinaverylongword'.repeat(6)}\n${'And then many short ones follow. '.repeat(12)}`,
};
