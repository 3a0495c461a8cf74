import type { ReactElement } from 'react';

/** What an example file exports: its states by name. */
export type ExampleModule = { readonly [state: string]: ReactElement };

export type Group = {
  /** The file's name, such as `alert-panel`. */
  readonly id: string;
  readonly title: string;
  readonly states: readonly { readonly title: string; readonly element: ReactElement }[];
};

/** The example files, by path, as groups in the order of their names. */
export function groupsOf(modules: Readonly<Record<string, ExampleModule>>): readonly Group[] {
  return Object.entries(modules)
    .map(([path, module]) => {
      const id = path.replace(/^.*\//, '').replace(/\.example\.tsx$/, '');
      return { id, title: sentence(id), states: statesOf(module) };
    })
    .sort((one, other) => one.id.localeCompare(other.id));
}

function statesOf(module: ExampleModule): Group['states'] {
  return Object.entries(module).map(([name, element]) => ({ title: sentence(name), element }));
}

/** `alert-panel` and `alertPanel` as "Alert panel". */
function sentence(name: string): string {
  const words = name.replace(/[A-Z]/g, ' $&').replaceAll('-', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
