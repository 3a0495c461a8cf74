/**
 * Passes a stored token to the HTTP client when the page starts (requirements § 7). The client is loaded only if there
 * is a token. A browser that blocks storage has none.
 */
export async function restoreToken(): Promise<void> {
  const token = readToken();
  if (!token) return;
  const { setApiToken } = await import('./http-client');
  setApiToken(token);
}

function readToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}
