import { execSync } from 'node:child_process';
import { workspaceRoot } from '@nx/devkit';

export type Checks = {
  /** The new file, folder, or question. */
  readonly created: string;
  /** Commands that must pass. */
  readonly mustPass: readonly string[];
  /** A command that fails until the text is written. Its failures list what is left to do. */
  readonly untilWritten?: string;
};

/**
 * Runs all checks of what a generator created.
 * @throws Error when a check fails that must pass.
 */
export function lintAndTest({ created, mustPass, untilWritten }: Checks): void {
  const passed = mustPass.map(passes);
  if (untilWritten && !passes(untilWritten)) {
    console.log(`\nWrite the texts of ${created}. The failures above list what is missing.`);
  }
  if (passed.includes(false)) throw new Error(`${created} exists, but checks fail: see above.`);
}

function passes(command: string): boolean {
  console.log(`\n> ${command}`);
  try {
    execSync(command, { cwd: workspaceRoot, stdio: 'inherit' });
    return true;
  } catch {
    // The command's output shows the error.
    return false;
  }
}
