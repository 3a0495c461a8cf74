import { randomUUID } from 'node:crypto';

/** The text fields of both mail forms, by key. */
export const typedFields = ['user', 'email', 'phone_number', 'message'] as const;

/** What a visitor types into a mail form, by field. */
export type TypedAnswers = Readonly<Record<(typeof typedFields)[number], string>>;

/** Answers with a unique email address, so that tests can share one mail sandbox. */
export function createVisitor(): TypedAnswers {
  return {
    user: 'Ann Example',
    email: `ann.${randomUUID()}@example.com`,
    phone_number: '202.555.0123 ext 4',
    message: 'Please call in the morning.\nI can talk until noon.',
  };
}

/** The parameters in which the mail has what a visitor typed. */
export function typedParameters({
  user,
  ...others
}: TypedAnswers): Readonly<Record<string, string>> {
  return { from_name: user, ...others };
}
