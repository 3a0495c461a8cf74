import { safeContact } from '@lawyers/domain';

/** The keys of the questions on safe contact. */
export const safeContactKeys = Object.keys(safeContact) as (keyof typeof safeContact)[];
