import { availableParallelism, cpus, totalmem } from 'node:os';

/** What the figures were measured on, in one line and without names. */
export function machineLine(chromiumVersion: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return [
    `${availableParallelism()} cores (${model})`,
    `${gigabytes} GB of memory`,
    `Chromium ${chromiumVersion}`,
    `Node ${process.versions.node}`,
  ].join(', ');
}
