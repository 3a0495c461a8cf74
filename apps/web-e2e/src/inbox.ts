import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';
import { expect } from '@playwright/test';
import { sandboxSite } from './sandbox-site';

const controls = `${sandboxSite.mailService}/__sandbox`;

/** Every mail with a reference, read back from the SMTP server, newest last. */
export async function messagesOf(ref: string): Promise<readonly Message[]> {
  return read<Message[]>(`messages?ref=${ref}`);
}

/** The one mail with a reference. */
export async function onlyMessageOf(ref: string): Promise<Message> {
  return only(await messagesOf(ref));
}

/** The one mail from an address that no other test uses; for posts without scripts, which have no reference. */
export async function onlyMessageFrom(email: string): Promise<Message> {
  const all = await read<Message[]>('messages');
  return only(all.filter(({ parameters }) => parameters['email'] === email));
}

/** Every attempt to send with a reference, whatever came of it. */
export async function attemptsOf(ref: string): Promise<readonly LedgerEntry[]> {
  return read<LedgerEntry[]>(`ledger?ref=${ref}`);
}

/** Makes something go wrong with the requests of one reference or address, and of no other test. */
export async function setFault(
  fault: FaultInput & ({ readonly ref: string } | { readonly email: string }),
): Promise<void> {
  const answer = await fetch(`${controls}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(answer.status, await answer.text()).toBe(201);
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`${controls}/${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

function only(messages: readonly Message[]): Message {
  expect(messages).toHaveLength(1);
  return messages[0]!;
}
