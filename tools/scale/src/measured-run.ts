import { spawn } from 'node:child_process';
import { watchProcessTree } from './process-tree';

export type Measured = {
  /** From start to end, in seconds. */
  readonly seconds: number;
  /** Time on processors, of the whole process tree, in seconds: what a busy machine does not change much. */
  readonly processorSeconds: number;
  /** The most memory that the process tree held at a time, in MiB. */
  readonly peakMemory: number;
};

/** @throws Error with the end of what the command said when it fails. */
export async function measuredRun(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const watch = watchProcessTree(child.pid ?? 0);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (said = `${said}${text}`.slice(-4_000)));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1_000;
  const used = watch.stop();
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said}`);
  return { seconds, ...used };
}
