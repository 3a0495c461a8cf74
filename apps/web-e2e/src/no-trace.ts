import { expect, type BrowserContext } from '@playwright/test';
import { storedOnDevice, type Traces } from './watch-privacy';

/** Nothing was written to the device, and nothing typed stands in an address, the console or anywhere kept. */
export async function expectNoTrace(
  context: BrowserContext,
  traces: Traces,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  expect(traces.writes).toEqual([]);
  // React Router keeps the key of an entry in the history's state; nothing else may be anywhere.
  const kept = await storedOnDevice(context);
  expect(kept.filter((what) => !what.startsWith('history '))).toEqual([]);
  const said = [...traces.console, ...traces.requests.map(decode), ...kept].join('\n');
  for (const text of Object.values(typed)) expect(said).not.toContain(text);
}

function decode(address: string): string {
  return decodeURIComponent(address.replaceAll('+', ' '));
}
