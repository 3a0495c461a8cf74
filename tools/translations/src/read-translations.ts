import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { languages } from '@lawyers/domain';

/** One text in every language, as the source code has it. */
export type Translation = {
  /** File and line, such as `libs/ui/src/prose.tsx:12`. */
  readonly place: string;
  /** The texts by language. There are several if the value has, for example, a singular and a plural. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
};

/**
 * Stands for each computed part of a text. It is a digit, so that a test that compares the numbers in both languages
 * also finds a computed part that a translation lost.
 */
export const computed = '7';

const workspace = join(import.meta.dirname, '../../..');
const folders = ['apps/web/app', 'libs/ui/src', 'libs/domain/src', 'libs/mail/src'];
const tags = Object.keys(languages);

/**
 * Returns every text that is an object with one property per language, such as `{ en: 'No', es: 'No' }`. They are
 * parsed from the source code, because many are inside components and functions, which a tool cannot import.
 */
export function readTranslations(): readonly Translation[] {
  return folders.flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      // language.ts is skipped, because its table of languages has the same keys but no texts.
      .filter((file) => file !== 'language.ts')
      .filter((file) => /(?<!\.test|\.testing|\.stories)\.tsx?$/.test(file))
      .flatMap((file) => translationsIn(join(workspace, folder, file))),
  );
}

function translationsIn(path: string): readonly Translation[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: Translation[] = [];
  const visit = (node: ts.Node): void => {
    const columns = ts.isObjectLiteralExpression(node) ? columnsOf(node) : undefined;
    if (columns) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const texts = columns.map(([tag, value]) => [tag, textsIn(value)] as const);
      found.push({
        place: `${relative(workspace, path)}:${line + 1}`,
        texts: Object.fromEntries(texts),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The properties of an object literal whose keys are exactly the languages; undefined for any other object. */
function columnsOf({ properties }: ts.ObjectLiteralExpression) {
  const columns = properties
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => [ts.isIdentifier(name) ? name.text : '', initializer] as const);
  return columns.length === tags.length && columns.every(([tag]) => tags.includes(tag))
    ? columns
    : undefined;
}

function textsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  // Skips the keys of a nested object, which are not texts.
  if (ts.isPropertyAssignment(node)) return textsIn(node.initializer);
  if (ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.map(({ literal }) => computed + literal.text);
    const inside = node.templateSpans.flatMap(({ expression }) => textsIn(expression));
    return [node.head.text + rest.join(''), ...inside];
  }
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}
