import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ProjectGraph } from '@nx/devkit';

/**
 * The part of the output of `nx show target inputs --json` that is read here: what is in the hash by which Nx finds the
 * result of a task in its cache.
 */
export type Declared = {
  readonly files?: readonly string[];
  /** Outputs of other tasks that the task depends on. */
  readonly depOutputs?: readonly string[];
  /**
   * npm packages, as `npm:name`, each with all its dependencies. `AllExternalDependencies` stands for every package
   * that is installed.
   */
  readonly external?: readonly string[];
};

type Comparison = {
  readonly task: string;
  /** The absolute paths of the files that the task opened for reading. */
  readonly reads: Iterable<string>;
  readonly declared: Declared;
  readonly graph: ProjectGraph;
  readonly root: string;
};

/** Paths that are not compared: caches, and what Git, Nx, or npm writes for its own use. */
const ignored = /^(\.git|\.nx|node_modules\/\.(cache|bin|vite\w*|package-lock\.json))(\/|$)/;

/**
 * Compares the files that a task read with those in its hash.
 * @returns `undeclared`: messages about files and packages that are read but not in the hash. `unread`: declared files
 * or folders that the task did not read.
 */
export function compareInputs({ task, reads, declared, graph, root }: Comparison) {
  const paths = [...reads]
    .map((path) => relative(root, path))
    .filter((path) => !path.startsWith('..') && !ignored.test(path))
    // Some tools open a folder with the same call as a file.
    .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
  const outputs = outputsOf(task, graph);
  const read = new Set(
    paths.filter(
      (path) =>
        !path.startsWith('node_modules/') && !outputs.some((output) => path.startsWith(output)),
    ),
  );
  const files = [...(declared.files ?? []), ...(declared.depOutputs ?? [])];
  const undeclaredFiles = [...read].filter((path) => !files.includes(path)).sort();
  return {
    undeclared: [
      ...undeclaredFiles.map(
        (path) => `${task} reads ${path}. Declare ${inputFor(path, task, graph)}`,
      ),
      ...undeclaredPackages(paths, declared, graph, root).map(
        (name) => `${task} loads ${name}. Declare { "externalDependencies": ["${name}"] }`,
      ),
    ],
    unread: foldersOf(declared.files ?? [], read),
  };
}

/**
 * Path prefixes of a task's outputs, relative to the workspace, cut at the first wildcard. A task may read its own
 * outputs, so these need not be declared.
 */
function outputsOf(task: string, { nodes }: ProjectGraph): readonly string[] {
  const [project = '', target = ''] = task.split(':');
  const { root = '', targets } = nodes[project]?.data ?? {};
  return (targets?.[target]?.outputs ?? []).map((output) =>
    output
      .replace('{workspaceRoot}/', '')
      .replace('{projectRoot}', root)
      .replace('{projectName}', project)
      .replace(/\*.*/, ''),
  );
}

function inputFor(path: string, task: string, graph: ProjectGraph): string {
  const owner = Object.values(graph.nodes).find(
    ({ data }) => data.root !== '.' && path.startsWith(`${data.root}/`),
  );
  if (!owner) return `"{workspaceRoot}/${path}"`;
  if (task.startsWith(`${owner.name}:`))
    return `"{projectRoot}/${relative(owner.data.root, path)}"`;
  return `a dependency on ${owner.name}, or "{workspaceRoot}/${path}"`;
}

/** The declared files that were not read. A folder without any read file is named instead of its files. */
function foldersOf(files: readonly string[], read: ReadonlySet<string>): readonly string[] {
  const withReads = new Set([...read].flatMap(parents));
  const names = files
    // Nx adds these two files to the hash of every task.
    .filter((path) => !read.has(path) && !['.gitignore', 'nx.json'].includes(path))
    .map((path) => parents(path).find((folder) => !withReads.has(folder)) ?? path);
  return [...new Set(names)];
}

/** The folders of a path, the outermost first, such as `libs/` and `libs/mail/`. */
function parents(path: string): readonly string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

/**
 * The names of the packages that were read but are not in the hash. Omits the dependencies of another undeclared
 * package, since Nx adds them with that package.
 */
function undeclaredPackages(
  paths: readonly string[],
  { external = [] }: Declared,
  { externalNodes = {}, dependencies }: ProjectGraph,
  root: string,
): readonly string[] {
  if (external.includes('AllExternalDependencies')) return [];
  // Reading a package.json alone does not count: Node and tools read it wherever they look for a package.
  const folders = paths.flatMap((path) => {
    const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [];
    return folder && path !== `${folder}/package.json` ? [folder] : [];
  });
  const missing = [...new Set(folders)].flatMap((folder) => {
    const name = /(?:@[^/]+\/)?[^/]+$/.exec(folder)![0];
    const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    // Where several versions of a package are installed, Nx adds the version to the name.
    const node = [`npm:${name}@${version}`, `npm:${name}`].find((id) => externalNodes[id]);
    return node && !external.includes(node) ? [node] : [];
  });
  const brought = new Set<string>();
  const follow = (node: string): void => {
    for (const { target } of dependencies[node] ?? []) {
      if (brought.has(target)) continue;
      brought.add(target);
      follow(target);
    }
  };
  for (const node of missing) follow(node);
  return missing
    .filter((node) => !brought.has(node))
    .map((node) => node.slice('npm:'.length))
    .sort();
}
