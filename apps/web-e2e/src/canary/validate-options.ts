import { parseCanaryOptions } from './canary-options';

/** Called wrongly is not the same as an inquiry that was not confirmed, so it has an exit code of its own. */
export default function validateOptions(): void {
  try {
    parseCanaryOptions(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
