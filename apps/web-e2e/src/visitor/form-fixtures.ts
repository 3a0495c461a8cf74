import { randomUUID } from 'node:crypto';

/** The keys of the text fields that both the contact form and the intake form require. */
export const typedFields = ['user', 'email', 'phone_number', 'message'] as const;

/** What a visitor types into a mail form, by key of the field. */
export type TypedAnswers = Readonly<Record<(typeof typedFields)[number], string>>;

/** Answers with a unique email address, by which tests find their mails in the shared mail sandbox. */
export function createAnswers(): TypedAnswers {
  return {
    user: 'Ann Example',
    email: `ann.${randomUUID()}@example.com`,
    phone_number: '202.555.0123 ext 4',
    message: 'Please call in the morning.\nI can talk until noon.',
  };
}

/** The mail parameters that contain what a visitor typed. All but that of the name are called like their fields. */
export function typedParameters({
  user,
  ...others
}: TypedAnswers): Readonly<Record<string, string>> {
  return { from_name: user, ...others };
}
