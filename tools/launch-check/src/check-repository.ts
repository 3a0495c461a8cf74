import type { Finding, Launch } from './launch';
import { hostOf, isPlaceholderHost } from './placeholder';

/** Whether who finds a weakness, and who changes a guarded file, meets somebody. Both files may be missing. */
export function checkRepository({ repository }: Launch): readonly Finding[] {
  return [...addressesOfNobody(repository.security), ...teamsOfNobody(repository.codeowners)];
}

function addressesOfNobody(text = ''): readonly Finding[] {
  return [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)]
    .filter(([address]) => isPlaceholderHost(hostOf(address)))
    .map(([address]) => ({
      item: 'SECURITY.md',
      problem: `asks for reports at ${address}, which belongs to nobody`,
      fix: 'Put a mailbox that somebody reads into SECURITY.md.',
    }));
}

/** The organization that the repository's own CODEOWNERS imagines. */
const imagined = /@lawyers\/[\w-]+/g;

function teamsOfNobody(text = ''): readonly Finding[] {
  const teams = new Set(text.match(imagined));
  if (teams.size === 0) return [];
  return [
    {
      item: 'CODEOWNERS',
      problem: `names teams of an imagined organization: ${[...teams].join(', ')}`,
      fix: 'Put your own teams or people into CODEOWNERS, and protect main so that their review is needed.',
    },
  ];
}
