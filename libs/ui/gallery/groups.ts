import type { ReactElement } from 'react';

/** The exports of an example file: element by name of the state. */
export type ExampleModule = { readonly [state: string]: ReactElement };

export type Group = {
  /** The file's name, such as `alert-panel`. */
  readonly id: string;
  readonly title: string;
  readonly states: readonly { readonly title: string; readonly element: ReactElement }[];
};

/** Converts example modules by path to groups, sorted by name. */
export function groupsOf(modules: Readonly<Record<string, ExampleModule>>): readonly Group[] {
  return Object.entries(modules)
    .map(([path, module]) => {
      const id = path.replace(/^.*\//, '').replace(/\.example\.tsx$/, '');
      return { id, title: titleOf(id), states: statesOf(module) };
    })
    .sort((one, other) => one.id.localeCompare(other.id));
}

function statesOf(module: ExampleModule): Group['states'] {
  return Object.entries(module).map(([name, element]) => ({ title: titleOf(name), element }));
}

/** Converts `alert-panel` and `alertPanel` to "Alert panel". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, ' $&').replaceAll('-', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
