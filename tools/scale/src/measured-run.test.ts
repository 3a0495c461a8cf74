import { existsSync } from 'node:fs';
import { measuredRun } from './measured-run';

const inShell = (script: string) =>
  measuredRun('sh', ['-c', script], { cwd: __dirname, env: process.env });

const busy = `node -e "const held = Buffer.alloc(150 * 2 ** 20, 1); const end = Date.now() + 1500; while (Date.now() < end) held[0] += 1"`;

test('a command is timed; what it and those below it use is counted where Linux tells', async () => {
  const linux = existsSync('/proc/self/stat');
  const { seconds, processorSeconds, peakMemory } = await inShell(`${busy}; true`);
  expect(seconds).toBeGreaterThan(1.5);
  // How much of a busy machine's processor it gets is not known.
  expect(processorSeconds > 0.1).toBe(linux);
  expect(peakMemory > 150).toBe(linux);
});

test('a command that fails is an error with what it said', async () => {
  await expect(inShell('echo no such article >&2; exit 3')).rejects.toThrow(/no such article/);
});
