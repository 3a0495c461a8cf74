import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on, in one line and without names. A load beyond the cores is others' work. */
export function machineLine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[1] ?? 0).toFixed(0);
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB of memory, load average ${load} over 5 minutes`;
}
