import { formatFiles, type Tree } from '@nx/devkit';
import { addFiles } from './add-files';
import { checkDecision } from './check-decision';
import { normalizeDecision, type DecisionOptions } from './normalize-decision';

/** A new decision record. It is plain text: besides its format there is nothing to lint or test. */
export async function decisionGenerator(tree: Tree, options: DecisionOptions): Promise<void> {
  const decision = normalizeDecision(tree, options);
  checkDecision(decision);
  addFiles(tree, decision);
  await formatFiles(tree);
}
