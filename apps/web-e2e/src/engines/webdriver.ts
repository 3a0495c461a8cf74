/** Sends a W3C WebDriver command: gets, or posts a body. */
export type WebDriver = <Value>(path: string, body?: object) => Promise<Value>;

/**
 * Replaces selenium-webdriver, which needs Node 22 and installs 23 MB of programs that look for browsers. A command
 * throws an Error with the driver's message, or after 10 s without an answer.
 */
export function connect(address: string): WebDriver {
  return async <Value>(path: string, body?: object) => {
    const answer = await fetch(address + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      // WebKit's driver can lose a command. Whoever waits for a state then asks again.
      signal: AbortSignal.timeout(10_000),
    });
    const { value } = (await answer.json()) as { readonly value: Value };
    if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
    return value;
  };
}
