/**
 * Hands a stored token to the HTTP client at start-up (requirements § 7). The client is loaded only when
 * there is a token; a browser that refuses storage has none.
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
