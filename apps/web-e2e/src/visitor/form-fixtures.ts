import { randomUUID } from 'node:crypto';

/** The rows of both mail forms that a visitor types into. */
export const typedRows = ['user', 'email', 'phone_number', 'message'] as const;

/** What a visitor types into a mail form, by row. */
export type Written = Readonly<Record<(typeof typedRows)[number], string>>;

/** A visitor with an address that no other test uses, so that tests can share one mail sandbox. */
export function aVisitor(): Written {
  return {
    user: 'Ann Example',
    email: `ann.${randomUUID()}@example.com`,
    phone_number: '202.555.0123 ext 4',
    message: 'Please call in the morning.\nI can talk until noon.',
  };
}
