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

/** @throws Error with the driver's error message. */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
