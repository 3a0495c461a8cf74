/** Sets what the browser says about its connection. Runs in the page. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}
