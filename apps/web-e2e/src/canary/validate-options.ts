import { parseCanaryOptions } from './canary-options';

/** Exits with 2 for invalid options, to tell them from an unconfirmed inquiry (1). */
export default function validateOptions(): void {
  try {
    parseCanaryOptions(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
