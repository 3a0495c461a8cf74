import type { UIMatch } from 'react-router-dom';

/** What a route says about itself in its `handle`. */
export type PageHandle = {
  /** Whether the page needs scripts; without it, its static HTML is all that is sent. */
  readonly hydrate?: true;
};

export function needsScripts(matches: readonly UIMatch[]): boolean {
  return matches.some((match) => (match.handle as PageHandle | undefined)?.hydrate);
}
