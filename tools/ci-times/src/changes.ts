import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One kind of change that people make, on one file. */
export type Change = {
  readonly kind: string;
  readonly file: string;
  /** Makes it in the workspace at `root`. */
  readonly make: (root: string) => void;
};

export const changes: readonly Change[] = [
  append(
    'an article’s text',
    'libs/blog-content/articles/03-rehabilitation-and-support/article.md',
    '\nOne more sentence stands here.\n',
  ),
  append('a message of the domain', 'libs/domain/src/messages.ts', '\nexport const oneMore = 1;\n'),
  append('a component', 'libs/ui/src/page-buttons.tsx', '\nexport const oneMore = 1;\n'),
  append('a mail template', 'libs/mail/templates/contact/body.html', '<!-- one more -->\n'),
  append(
    'the words of a page',
    'apps/web/app/about/about.copy.ts',
    '\nexport const oneMore = 1;\n',
  ),
  append('a tool', 'tools/soak/src/lanes.ts', '\nexport const oneMore = 1;\n'),
  append('a README', 'libs/blog-content/README.md', '\nOne more line.\n'),
  append('a setting', '.env', 'VITE_PHONE=(202) 555-0199\n'),
];

function append(kind: string, file: string, text: string): Change {
  return { kind, file, make: (root) => appendFileSync(join(root, file), text) };
}

/** Makes a change, does something, and puts the file back as it was. */
export function withChange<Result>(change: Change, root: string, work: () => Result): Result {
  const file = join(root, change.file);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  change.make(root);
  try {
    return work();
  } finally {
    if (before) writeFileSync(file, before);
    else rmSync(file);
  }
}
