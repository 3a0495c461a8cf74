import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { lintAndTest } from '../../lint-and-test';
import { addRow } from './add-row';
import { addToTheMail, checkQuestion } from './add-to-the-mail';
import { normalizeQuestion, type QuestionOptions } from './normalize-question';

/** Adds a question to a form, and its answer to the mail. It is optional, except a radio, whose preset is "No". */
export async function formQuestionGenerator(
  tree: Tree,
  options: QuestionOptions,
): Promise<GeneratorCallback> {
  const question = normalizeQuestion(options);
  checkQuestion(tree, question);
  addRow(tree, question);
  addToTheMail(tree, question);
  await formatFiles(tree);
  const { formFile, template } = question;
  return () => {
    lintAndTest({
      created: `"${question.key}" of ${formFile}`,
      mustPass: [
        `npx eslint ${formFile}`,
        'npx nx run-many -t typecheck test -p domain mail launch-check',
        'npx nx test web app/pages/intake app/inquiry',
      ],
      untilWritten: 'npx nx test web checks/copy.test.ts',
    });
    console.log(`\nCopy ${template} to EmailJS again before the site goes live: docs/operate.md.`);
  };
}
