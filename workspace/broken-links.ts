import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { lexer, walkTokens, type Tokens } from 'marked';

/** Folders with generated or downloaded files (.gitignore). Their documents are not part of this repository. */
const generated: readonly string[] = ['.git', '.nx', 'node_modules', 'dist', 'test-output'];

/**
 * Links and images in documents below `root` whose file or heading is missing, such as `docs/a.md:12: b.md#growth`.
 * Skips URLs, targets that start with `/`, and articles, whose links and pictures the build checks.
 */
export function brokenLinks(root: string): readonly string[] {
  return documentsBelow(root).flatMap((document) =>
    textsIn(document, ['link', 'image'], 'href')
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target) && !targetExists(document, target))
      .map((target) => `${relative(root, document)}:${lineOf(target, document)}: ${target}`),
  );
}

/** Returns the number of the document's first line that contains this text, counted from 1. */
function lineOf(text: string, document: string): number {
  const lines = readFileSync(document, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

function documentsBelow(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return generated.includes(entry.name) ? [] : documentsBelow(path);
    const isDocument = entry.name.endsWith('.md') && !/^article\.(?:\w+\.)?md$/.test(entry.name);
    return isDocument && entry.isFile() ? [path] : [];
  });
}

function targetExists(document: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path ? join(dirname(document), decodeURIComponent(path)) : document;
  if (!existsSync(file)) return false;
  if (heading === undefined || statSync(file).isDirectory()) return true;
  return textsIn(file, ['heading'], 'text').map(anchor).includes(heading);
}

/** The fragment identifier that GitHub gives to a heading, such as `set-up` for "Set up". */
function anchor(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return words.replaceAll(' ', '-');
}

/** The property `name` of each Markdown element of these types. */
function textsIn(document: string, types: readonly string[], name: 'href' | 'text') {
  const texts: string[] = [];
  walkTokens(lexer(readFileSync(document, 'utf8')), (token: Tokens.Generic) => {
    if (types.includes(token.type)) texts.push(token[name] as string);
  });
  return texts;
}
