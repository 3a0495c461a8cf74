import { parseCanaryOptions, type CanaryOptions } from './canary-options';
import { runCanary } from './run-canary';

process.exitCode = await main();

/** Returns the exit code: 0 confirmed, 1 not confirmed, 2 wrongly called. */
async function main(): Promise<number> {
  let options: CanaryOptions;
  try {
    options = parseCanaryOptions(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1_000).toFixed(1);
  try {
    const { reference, sendingSeconds } = await runCanary(options);
    console.log(
      `CONFIRMED: reference ${reference}, after ${seconds()} s, ${sendingSeconds.toFixed(1)} s of it for sending. ` +
        'That the mail is in the mailbox, only a person who looks there can tell.',
    );
    return 0;
  } catch (error) {
    console.error(`NOT CONFIRMED after ${seconds()} s: ${(error as Error).message}`);
    return 1;
  }
}
