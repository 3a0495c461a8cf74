/**
 * Passes a stored token to the HTTP client at startup (requirements § 7). Loads the client only if there is a token.
 * A browser that blocks storage has no token.
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
