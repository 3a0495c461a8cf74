import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';

export type SandboxClient = {
  /** Lets something go wrong with the mails from one address; with all of them for a fault of preflights. */
  setFault(fault: FaultInput, email: string): Promise<void>;
  messagesOf(ref: string): Promise<readonly Message[]>;
  allMessages(): Promise<readonly Message[]>;
  ledger(): Promise<readonly LedgerEntry[]>;
};

/** Speaks to the mail sandbox as a test does, over HTTP. */
export function createSandboxClient(url: string): SandboxClient {
  const controls = `${url}/__sandbox`;
  const read = async <T>(path: string) => (await (await fetch(`${controls}/${path}`)).json()) as T;
  return {
    async setFault(fault, email) {
      const answer = await fetch(`${controls}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault.kind === 'preflight-latency' ? fault : { ...fault, email }),
      });
      if (answer.status !== 201) throw new Error(await answer.text());
    },
    messagesOf: (ref) => read<Message[]>(`messages?ref=${ref}`),
    allMessages: () => read<Message[]>('messages'),
    ledger: () => read<LedgerEntry[]>('ledger'),
  };
}
