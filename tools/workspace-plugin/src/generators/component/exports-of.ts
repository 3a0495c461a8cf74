import { joinPathFragments, type Tree } from '@nx/devkit';
import { uiSources } from './normalize-component';

export type ExportLine = {
  readonly text: string;
  readonly names: readonly string[];
  /** The file without its folder and ending. */
  readonly module: string;
};

export const uiIndex = joinPathFragments(uiSources, 'index.ts');

const exportLine = /export (?:type )?\{(?<names>[^}]*)\} from '\.\/(?<module>[^']+)';\n?/g;

/** The export statements of libs/ui, in their order. */
export function exportsOf(tree: Tree): readonly ExportLine[] {
  const index = tree.read(uiIndex, 'utf-8') ?? '';
  return [...index.matchAll(exportLine)].map(({ 0: text, groups }) => ({
    text,
    names: groups?.['names']?.match(/\w+/g) ?? [],
    module: groups?.['module'] ?? '',
  }));
}
