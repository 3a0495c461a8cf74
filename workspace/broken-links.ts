import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { lexer, walkTokens, type Token } from 'marked';

/** Generated folders (.gitignore). */
const generated: readonly string[] = ['.git', '.nx', 'node_modules', 'dist', 'test-output'];

/**
 * Links and images in documents below `root` whose file or heading is missing, such as `docs/a.md: b.md#growth`. Skips
 * URLs, and articles, whose links and pictures the build checks.
 */
export function brokenLinks(root: string): readonly string[] {
  return documentsBelow(root).flatMap((document) =>
    targets(document)
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target) && !targetExists(document, target))
      .map((target) => `${relative(root, document)}: ${target}`),
  );
}

function documentsBelow(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return generated.includes(entry.name) ? [] : documentsBelow(path);
    const isDocument = entry.name.endsWith('.md') && !/^article\.(?:\w+\.)?md$/.test(entry.name);
    return isDocument && entry.isFile() ? [path] : [];
  });
}

function targets(document: string): readonly string[] {
  return tokens(document).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [token['href'] as string] : [],
  );
}

function targetExists(document: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path ? join(dirname(document), decodeURIComponent(path)) : document;
  if (!existsSync(file)) return false;
  return heading === undefined || statSync(file).isDirectory() || anchors(file).includes(heading);
}

/** The fragment identifiers of headings on GitHub. */
function anchors(document: string): readonly string[] {
  return tokens(document).flatMap((token) =>
    token.type === 'heading'
      ? [
          (token['text'] as string)
            .toLowerCase()
            .replace(/[^\p{L}\p{N}\s_-]/gu, '')
            .replaceAll(' ', '-'),
        ]
      : [],
  );
}

function tokens(document: string): readonly Token[] {
  const all: Token[] = [];
  walkTokens(lexer(readFileSync(document, 'utf8')), (token) => void all.push(token));
  return all;
}
