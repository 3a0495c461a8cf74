import { createProjectGraphAsync } from '@nx/devkit';
import { readNxJson } from 'nx/src/config/nx-json';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph';

// Prints the hash of each task of the workspace that it is started in, for the targets it is given.
const targets = process.argv.slice(2);
const graph = await createProjectGraphAsync({ exitOnError: false });
const nxJson = readNxJson();
const taskGraph = createTaskGraph(graph, {}, Object.keys(graph.nodes), targets, undefined, {});
const tasks = Object.values(taskGraph.tasks);
const environments = Object.fromEntries(tasks.map(({ id }) => [id, process.env]));
const hashes = await createTaskHasher(graph, nxJson).hashTasks(tasks, taskGraph, environments);
console.log(JSON.stringify(Object.fromEntries(tasks.map(({ id }, i) => [id, hashes[i]?.value]))));
process.exit(0);
