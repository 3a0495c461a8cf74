import assert from 'node:assert/strict';
import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';
import { sandboxSite } from './sandbox-site';

const controls = `${sandboxSite.mailService}/__sandbox`;

/** Every mail with a reference, read back from the SMTP server, newest last. */
export async function messagesOf(ref: string): Promise<readonly Message[]> {
  return read<Message[]>(`messages?ref=${ref}`);
}

/** The one mail with a reference. */
export async function onlyMessageOf(ref: string): Promise<Message> {
  return single(await messagesOf(ref), ref);
}

/** The one mail from an address that no other test uses; for form posts without JavaScript, which have no reference. */
export async function onlyMessageFrom(email: string): Promise<Message> {
  const all = await allMessages();
  return single(
    all.filter(({ parameters }) => parameters['email'] === email),
    email,
  );
}

export function allMessages(): Promise<readonly Message[]> {
  return read<Message[]>('messages');
}

/** Every attempt to send with a reference, whatever came of it. */
export async function attemptsOf(ref: string): Promise<readonly LedgerEntry[]> {
  return read<LedgerEntry[]>(`ledger?ref=${ref}`);
}

/** Every attempt to send, by anyone; preflights are left out. */
export async function allAttempts(): Promise<readonly LedgerEntry[]> {
  return (await read<LedgerEntry[]>('ledger')).filter(({ method }) => method === 'POST');
}

/**
 * Makes something go wrong with the requests of one reference or address, and of no other test. A fault of preflights
 * cannot be aimed, so nobody else may send meanwhile.
 */
export async function setFault(
  fault:
    | (FaultInput & ({ readonly ref: string } | { readonly email: string }))
    | Extract<FaultInput, { kind: 'preflight-latency' }>,
): Promise<void> {
  const answer = await fetch(`${controls}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  assert.equal(answer.status, 201, await answer.text());
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`${controls}/${path}`);
  assert.equal(answer.status, 200);
  return (await answer.json()) as T;
}

function single(messages: readonly Message[], of: string): Message {
  const [message] = messages;
  assert.ok(message && messages.length === 1, `${messages.length} mails instead of one: ${of}`);
  return message;
}
