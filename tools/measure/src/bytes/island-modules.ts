import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * The source file of every island by the island's name, as in Vite's manifest. Read from `islands.ts`, because the
 * manifest lacks the islands' names.
 * @param web The folder of the web application.
 */
export function readIslandModules(web: string): ReadonlyMap<string, string> {
  const table = join(web, 'app/islands.ts');
  const modules = islandModulesIn(readFileSync(table, 'utf8'));
  if (modules.size === 0) throw new Error(`${table} names no island.`);
  return new Map(
    [...modules].map(([name, path]) => [name, `${relative(web, join(dirname(table), path))}.tsx`]),
  );
}

/** The path of the dynamic import in each property that has one. */
export function islandModulesIn(source: string): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const path = importedIn(node.initializer);
      if (path && !ts.isComputedPropertyName(node.name)) modules.set(node.name.text, path);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('islands.ts', source, ts.ScriptTarget.Latest));
  return modules;
}

function importedIn(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [path] = node.arguments;
    return path && ts.isStringLiteral(path) ? path.text : undefined;
  }
  return ts.forEachChild(node, importedIn);
}
