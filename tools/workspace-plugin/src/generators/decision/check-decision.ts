import type { NewDecision } from './normalize-decision';

/** @throws Error that says what is wrong with the title and what to do. */
export function checkDecision({ slug, others }: NewDecision): void {
  if (!slug) {
    throw new Error('A decision needs a title with letters: nx g decision "What was decided".');
  }
  const taken = others.find((other) => other.slug === slug);
  if (taken) {
    throw new Error(
      `The decision ${taken.name} has this title already. Amend it or choose another.`,
    );
  }
}
