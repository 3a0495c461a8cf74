import { measuredRun } from './measured-run';

const inShell = (script: string) =>
  measuredRun('sh', ['-c', script], { cwd: __dirname, env: process.env });

const busy = `node -e "const held = Buffer.alloc(150 * 2 ** 20, 1); const end = Date.now() + 1500; while (Date.now() < end) held[0] += 1"`;

test('time and memory of a process below the command are counted', async () => {
  const { seconds, processorSeconds, peakMemory } = await inShell(`${busy}; true`);
  expect(seconds).toBeGreaterThan(1.5);
  // How much of a busy machine's processor it gets is not known.
  expect(processorSeconds).toBeGreaterThan(0.1);
  expect(peakMemory).toBeGreaterThan(150);
});

test('a command that fails is an error with what it said', async () => {
  await expect(inShell('echo no such article >&2; exit 3')).rejects.toThrow(/no such article/);
});
