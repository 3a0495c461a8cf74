/**
 * Sends a W3C WebDriver command. Replaces selenium-webdriver, which needs Node 22 and installs 23 MB of programs that
 * look for browsers.
 */
export type WebDriverSession = <Value>(path: string, body?: object) => Promise<Value>;

/** @param options The browser that the driver starts, with its arguments. */
export async function startSession(
  driver: string,
  options: { readonly binary: string; readonly args: readonly string[] },
): Promise<WebDriverSession> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, { capabilities });
  return (path, body) => send(`${driver}/session/${sessionId}${path}`, body);
}

/**
 * Gets, or posts a body.
 * @throws Error with the driver's error message, or after 10 s without an answer.
 */
async function send<Value>(address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    // WebKit's driver can lose a command. Whoever waits for a state then asks again.
    signal: AbortSignal.timeout(10_000),
  });
  const { value } = (await answer.json()) as { readonly value: Value };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
