import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addRow } from './add-row';
import { addToTheMail } from './add-to-the-mail';
import { checkQuestion } from './check-question';
import { lintAndTest } from './lint-and-test';
import { normalizeQuestion, type QuestionOptions } from './normalize-question';

/** A new question of a form, and its answer in the mail. It is optional until somebody decides otherwise. */
export async function formQuestionGenerator(
  tree: Tree,
  options: QuestionOptions,
): Promise<GeneratorCallback> {
  const question = normalizeQuestion(options);
  checkQuestion(tree, question);
  addRow(tree, question);
  addToTheMail(tree, question);
  await formatFiles(tree);
  return () => lintAndTest(question);
}
