import assert from 'node:assert/strict';
import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';
import { sandboxSite } from './sandbox-site';

const controls = `${sandboxSite.mailService}/__sandbox`;

/** Every mail from this address, read from the SMTP server, oldest first. */
export async function messagesFrom(email: string): Promise<readonly Message[]> {
  const all = await read<Message[]>('messages');
  return all.filter(({ parameters }) => parameters['email'] === email);
}

/** The only mail from this address. @throws Error for none or several. */
export async function onlyMessageFrom(email: string): Promise<Message> {
  const messages = await messagesFrom(email);
  assert.equal(messages.length, 1, `${messages.length} mails instead of one: ${email}`);
  return messages[0]!;
}

/** Every request to send with this reference, successful or not. */
export async function requestsOf(ref: string): Promise<readonly LedgerEntry[]> {
  return read<LedgerEntry[]>(`ledger?ref=${ref}`);
}

/** Every request into which `setFault` has injected a fault for this address. */
export async function faultyRequestsFrom(email: string): Promise<readonly LedgerEntry[]> {
  return (await read<LedgerEntry[]>('ledger')).filter(({ fault }) => fault?.email === email);
}

/** Injects a fault into the requests of one email address. */
export async function setFault(fault: FaultInput & { readonly email: string }): Promise<void> {
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
