import assert from 'node:assert/strict';
import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';
import { sandboxSite } from './sandbox-site';

const controls = `${sandboxSite.mailService}/__sandbox`;

/** Every mail with this reference, read from the SMTP server, oldest first. */
export async function messagesOf(ref: string): Promise<readonly Message[]> {
  return read<Message[]>(`messages?ref=${ref}`);
}

/** The only mail with this reference. @throws Error for none or several. */
export async function onlyMessageOf(ref: string): Promise<Message> {
  return single(await messagesOf(ref), ref);
}

/**
 * The only mail from this address; for form POSTs without JavaScript, which have no reference.
 * @throws Error for none or several.
 */
export async function onlyMessageFrom(email: string): Promise<Message> {
  const all = await read<Message[]>('messages');
  const from = all.filter(({ parameters }) => parameters['email'] === email);
  return single(from, email);
}

/** Every request to send with this reference, successful or not. */
export async function requestsOf(ref: string): Promise<readonly LedgerEntry[]> {
  return read<LedgerEntry[]>(`ledger?ref=${ref}`);
}

/** Injects a fault into the requests of one reference or e-mail address. */
export async function setFault(
  fault: FaultInput & ({ readonly ref: string } | { readonly email: string }),
): Promise<void> {
  const response = await fetch(`${controls}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  assert.equal(response.status, 201, await response.text());
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${controls}/${path}`);
  assert.equal(response.status, 200);
  return (await response.json()) as T;
}

function single(messages: readonly Message[], of: string): Message {
  const [message] = messages;
  assert.ok(message && messages.length === 1, `${messages.length} mails instead of one: ${of}`);
  return message;
}
