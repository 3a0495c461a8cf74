import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on, in one line and without names. A load beyond the cores is others' work. */
export function machineLine(chromiumVersion: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return [
    `${availableParallelism()} cores (${model})`,
    `${gigabytes} GB of memory`,
    `Chromium ${chromiumVersion}`,
    `Node ${process.versions.node}`,
    `load average ${(loadavg()[2] ?? 0).toFixed(0)} over 15 minutes`,
  ].join(', ');
}
