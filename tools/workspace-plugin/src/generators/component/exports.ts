import { joinPathFragments, type Tree } from '@nx/devkit';
import { uiGallery, uiSources, type NewComponent } from './normalize-component';

type ExportLine = {
  readonly text: string;
  readonly names: readonly string[];
  /** The file name without extension. */
  readonly module: string;
};

export const uiIndex = joinPathFragments(uiSources, 'index.ts');

const exportLine = /export (?:type )?\{(?<names>[^}]*)\} from '\.\/(?<module>[^']+)';\n?/g;

/** The export statements of libs/ui, in order. */
function exportsOf(tree: Tree): readonly ExportLine[] {
  const index = tree.read(uiIndex, 'utf-8') ?? '';
  return [...index.matchAll(exportLine)].map(({ 0: text, groups }) => ({
    text,
    names: groups?.['names']?.match(/\w+/g) ?? [],
    module: groups?.['module'] ?? '',
  }));
}

/** Inserts the component's export alphabetically in the index of libs/ui. */
export function addExport(tree: Tree, { className, fileName }: NewComponent): void {
  const index = tree.read(uiIndex, 'utf-8') ?? '';
  const line = `export { ${className} } from './${fileName}';\n`;
  const next = exportsOf(tree).find(({ module }) => module > fileName);
  const at = next ? index.indexOf(next.text) : index.length;
  tree.write(uiIndex, index.slice(0, at) + line + index.slice(at));
}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error with the fix when the name is invalid or in use. */
export function checkComponent(tree: Tree, { name, className, fileName }: NewComponent): void {
  if (!kebabCase.test(fileName)) {
    throw new Error(
      `"${name}" cannot name a component: use letters and digits, a letter first, as in nx g ui-component "notice board".`,
    );
  }
  for (const file of [
    ...['.tsx', '.ts', '.test.tsx'].map((ending) =>
      joinPathFragments(uiSources, fileName + ending),
    ),
    joinPathFragments(uiGallery, `${fileName}.example.tsx`),
  ]) {
    if (tree.exists(file)) throw new Error(`${file} already exists. Choose another name.`);
  }
  if (exportsOf(tree).some((line) => line.names.includes(className))) {
    throw new Error(`libs/ui exports ${className} already. Choose another name.`);
  }
}
