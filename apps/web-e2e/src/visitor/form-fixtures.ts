import { randomUUID } from 'node:crypto';

/** The rows of both mail forms that a visitor types into. */
export const typedFields = ['user', 'email', 'phone_number', 'message'] as const;

/** What a visitor types into a mail form, by row. */
export type TypedAnswers = Readonly<Record<(typeof typedFields)[number], string>>;

/** A visitor with an address that no other test uses, so that tests can share one mail sandbox. */
export function createVisitor(): TypedAnswers {
  return {
    user: 'Ann Example',
    email: `ann.${randomUUID()}@example.com`,
    phone_number: '202.555.0123 ext 4',
    message: 'Please call in the morning.\nI can talk until noon.',
  };
}
