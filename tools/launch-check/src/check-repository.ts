import type { Finding, Launch } from './launch';
import { hostOf, isPlaceholderHost } from './placeholder';

/** Reports placeholder mailboxes in SECURITY.md, which may be missing. */
export function checkRepository({ security = '' }: Launch): readonly Finding[] {
  return [...security.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)]
    .filter(([address]) => isPlaceholderHost(hostOf(address)))
    .map(([address]) => ({
      item: 'SECURITY.md',
      problem: `asks for reports at ${address}, a placeholder`,
      fix: 'Write a mailbox that your team reads into SECURITY.md.',
    }));
}
