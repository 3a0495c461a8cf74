import { execSync } from 'node:child_process';
import { workspaceRoot } from '@nx/devkit';

/** Runs a command at the workspace's root, for the caller to read. Returns whether it ended well. */
export function passes(command: string): boolean {
  console.log(`\n> ${command}`);
  try {
    execSync(command, { cwd: workspaceRoot, stdio: 'inherit' });
    return true;
  } catch {
    // What went wrong stands in the command's own output.
    return false;
  }
}
