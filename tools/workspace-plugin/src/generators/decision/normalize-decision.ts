import type { Tree } from '@nx/devkit';
import { nextNumber, numberedEntries, type NumberedEntry } from '../../numbered-entries';
import { slugOf } from '../../slug';

export type DecisionOptions = { readonly title: string };

export type NewDecision = {
  readonly title: string;
  readonly slug: string;
  /** Four digits, such as `0007`. */
  readonly number: string;
  /** Those that were there before. */
  readonly others: readonly NumberedEntry[];
};

export const decisions = 'docs/decisions';

/** Everything the file needs to know, from the title and the decisions that are there. */
export function normalizeDecision(tree: Tree, options: DecisionOptions): NewDecision {
  const others = numberedEntries(tree, decisions);
  const title = options.title.trim().replace(/\s+/g, ' ');
  return { title, slug: slugOf(title), number: nextNumber(others, 4), others };
}
