import { execSync } from 'node:child_process';
import { workspaceRoot } from '@nx/devkit';

export type Checks = {
  /** What was made. */
  readonly made: string;
  /** Commands that must pass. */
  readonly clean: readonly string[];
  /** A command that is meant to fail until somebody has written the words: its failures are what is left to do. */
  readonly unwritten?: string;
};

/**
 * Lints and tests what a generator has made. Every command runs, for the caller to read.
 * @throws Error when one that must pass does not.
 */
export function lintAndTest({ made, clean, unwritten }: Checks): void {
  const passed = clean.map(passes);
  if (unwritten && !passes(unwritten)) {
    console.log(`\n${made} waits for its words: see above what is still to be written.`);
  }
  if (passed.includes(false)) throw new Error(`${made} is there, but not clean: see above.`);
}

function passes(command: string): boolean {
  console.log(`\n> ${command}`);
  try {
    execSync(command, { cwd: workspaceRoot, stdio: 'inherit' });
    return true;
  } catch {
    // What went wrong stands in the command's own output.
    return false;
  }
}
