import { parseSoakOptions, soakCommand } from './soak-options';

/** The seed is random unless it is given, and a run may break off before its report. */
export default function announceCommand(): void {
  process.stdout.write(`The same again: ${soakCommand(parseSoakOptions(process.env))}\n`);
}
