import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What figures were measured on, without names: cores and memory. */
export function machineLine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB of memory`;
}

/** How much was waiting for a processor, on average over the last minutes. Beyond the cores it is others' work. */
export function loadOver(minutes: 1 | 5 | 15): number {
  return loadavg()[[1, 5, 15].indexOf(minutes)] ?? 0;
}
