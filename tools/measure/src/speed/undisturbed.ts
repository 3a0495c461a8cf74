import { existsSync, readFileSync } from 'node:fs';

/** Counters of the processor's time since the machine started, in ticks. */
export type ProcessorTime = {
  readonly total: number;
  /** Time that the host of a virtual machine gave to others. */
  readonly stolen: number;
};

/** A larger stolen share is visible in the measured times. */
const allowedShare = 0.03;
const attempts = 100;

/**
 * Repeats a measurement until the host of a virtual machine left it the processor, because stolen time looks like
 * slow code.
 * @throws when all attempts were disturbed.
 */
export async function undisturbed<T>(
  measure: () => Promise<T>,
  readTime: () => ProcessorTime = processorTime,
): Promise<T> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = readTime();
    const figure = await measure();
    const after = readTime();
    if (after.stolen - before.stolen <= allowedShare * (after.total - before.total)) return figure;
  }
  throw new Error(
    `The host of this machine disturbed ${attempts} measurements in a row. Measure on another one.`,
  );
}

/** Only Linux tells how much was stolen. */
function processorTime(): ProcessorTime {
  const file = '/proc/stat';
  if (!existsSync(file)) return { total: 0, stolen: 0 };
  const [line = ''] = readFileSync(file, 'utf8').split('\n');
  // The first eight are user, nice, system, idle, iowait, irq, softirq, and steal; user includes the guests that follow.
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  return { total: ticks.reduce((sum, value) => sum + value, 0), stolen: ticks.at(-1) ?? 0 };
}
