import { expect, type BrowserContext } from '@playwright/test';
import { storedOnDevice, type Traces } from './privacy-traces';

/** Nothing was written to the device, and nothing typed stands in an address or the console. */
export async function expectNoTrace(
  context: BrowserContext,
  traces: Traces,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  expect(traces.writes).toEqual([]);
  expect(await storedOnDevice(context)).toEqual([]);
  const said = [...traces.console, ...traces.requests.map(decode)].join('\n');
  for (const text of Object.values(typed)) expect(said).not.toContain(text);
}

function decode(address: string): string {
  return decodeURIComponent(address.replaceAll('+', ' '));
}
