import type { Finding, Launch } from './launch';
import { hostOf, isPlaceholderHost } from './placeholder';

/** Reports placeholder contacts in SECURITY.md and CODEOWNERS. Both files may be missing. */
export function checkRepository({ repository }: Launch): readonly Finding[] {
  return [...placeholderMailboxes(repository.security), ...placeholderTeams(repository.codeowners)];
}

function placeholderMailboxes(text = ''): readonly Finding[] {
  return [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)]
    .filter(([address]) => isPlaceholderHost(hostOf(address)))
    .map(([address]) => ({
      item: 'SECURITY.md',
      problem: `asks for reports at ${address}, a placeholder`,
      fix: 'Write a mailbox that your team reads into SECURITY.md.',
    }));
}

/** Teams of the placeholder organization in this repository's CODEOWNERS. */
const placeholderTeam = /@lawyers\/[\w-]+/g;

function placeholderTeams(text = ''): readonly Finding[] {
  const teams = new Set(text.match(placeholderTeam));
  if (teams.size === 0) return [];
  return [
    {
      item: 'CODEOWNERS',
      problem: `names teams of a placeholder organization: ${[...teams].join(', ')}`,
      fix: 'Write your own teams or people into CODEOWNERS, and protect main so that it requires their review.',
    },
  ];
}
