import { parseSoakOptions, soakCommand } from './soak-options';

/** Prints the command first, because the seed may be random and a run may abort before its report. */
export default function announceCommand(): void {
  process.stdout.write(`To repeat this run: ${soakCommand(parseSoakOptions(process.env))}\n`);
}
