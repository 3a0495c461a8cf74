/**
 * Sends a W3C WebDriver command. Replaces selenium-webdriver, which needs Node 22 and installs 23 MB of programs that
 * look for browsers.
 */
export type WebDriverSession = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<unknown>;

/** @param options The browser that the driver starts, with its arguments. */
export async function startSession(
  driver: string,
  options: { readonly binary: string; readonly args: readonly string[] },
): Promise<WebDriverSession> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send('POST', `${driver}/session`, { capabilities })) as {
    readonly sessionId: string;
  };
  return (method, path, body) => send(method, `${driver}/session/${sessionId}${path}`, body);
}

/** @throws Error with the driver's error message, or after 10 s without an answer. */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    // WebKit's driver can lose a command. Whoever waits for a state then asks again.
    signal: AbortSignal.timeout(10_000),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
