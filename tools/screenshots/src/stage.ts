import type { FaultInput } from '@lawyers/mail-sandbox';
import { startSandboxSite, type SandboxSite } from '@lawyers/serve';

export type Stage = SandboxSite & {
  /** Empties the inbox and makes `fault` go wrong with the next messages; nothing when left out. */
  reset(fault?: FaultInput): Promise<void>;
};

/** The built site and its mail sandbox, which every picture begins with empty. */
export async function startStage(root: string): Promise<Stage> {
  const site = await startSandboxSite(root);
  const control = async (path: string, init: RequestInit): Promise<void> => {
    const answer = await fetch(`${site.mailUrl}/__sandbox/${path}`, init);
    if (!answer.ok) throw new Error(`The mail sandbox answered ${answer.status} to ${path}.`);
  };
  return {
    ...site,
    async reset(fault) {
      await control('messages', { method: 'DELETE' });
      if (!fault) return;
      const headers = { 'content-type': 'application/json' };
      await control('faults', { method: 'POST', headers, body: JSON.stringify(fault) });
    },
  };
}
