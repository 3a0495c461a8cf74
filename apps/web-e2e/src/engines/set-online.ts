/**
 * Simulates the connection state with the browser's events, because not every protocol can cut the connection. Runs in
 * the page.
 */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}
