import { expect, type BrowserContext } from '@playwright/test';
import { storedOnDevice, type Traces } from './privacy-traces';

/** Asserts that the site stored nothing on the device, and that no URL or console message contains what was typed. */
export async function expectNoTrace(
  context: BrowserContext,
  traces: Traces,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  expect(traces.writes).toEqual([]);
  expect(await storedOnDevice(context)).toEqual([]);
  const logged = [...traces.console, ...traces.requests.map(decode)].join('\n');
  for (const text of Object.values(typed)) expect(logged).not.toContain(text);
}

function decode(address: string): string {
  return decodeURIComponent(address.replaceAll('+', ' '));
}
