import assert from 'node:assert/strict';
import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';
import { sandboxSite } from './sandbox-site';

const controls = `${sandboxSite.mailService}/__sandbox`;

/** All mails whose visitor gave this email address, as the SMTP server received them, oldest first. */
export async function messagesFrom(email: string): Promise<readonly Message[]> {
  const all = await read<Message[]>('messages');
  return all.filter(({ parameters }) => parameters['email'] === email);
}

/**
 * The only mail whose visitor gave this email address.
 * @throws Error if there are none or several.
 */
export async function onlyMessageFrom(email: string): Promise<Message> {
  const messages = await messagesFrom(email);
  assert.equal(messages.length, 1, `${messages.length} mails instead of one: ${email}`);
  return messages[0]!;
}

/** Every request to send the inquiry with this reference, successful or not. */
export async function requestsOf(ref: string): Promise<readonly LedgerEntry[]> {
  return read<LedgerEntry[]>(`ledger?ref=${ref}`);
}

/** All requests to which a fault was applied that `setFault` has set for this address. */
export async function faultyRequestsFrom(email: string): Promise<readonly LedgerEntry[]> {
  return (await read<LedgerEntry[]>('ledger')).filter(({ fault }) => fault?.email === email);
}

/** Makes the mail sandbox fail, as `fault` describes, for requests of the visitor with this email address. */
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
