/**
 * The few calls of W3C WebDriver that the journeys make. Our own, because selenium-webdriver brings 23 MB of programs
 * that look for browsers, and needs Node 22.
 */
export type WebDriverSession = (method: 'POST', path: string, body?: object) => Promise<unknown>;

/** @param options What the driver starts: its own program and arguments. */
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

/** @throws Error with the driver's own words. */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
