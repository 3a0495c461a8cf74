import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Cores and memory of this machine, without its name. */
export function machineLine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB of memory`;
}

/** The load average. Above the number of cores, other processes are busy too. */
export function loadOver(minutes: 1 | 5 | 15): number {
  return loadavg()[[1, 5, 15].indexOf(minutes)] ?? 0;
}
