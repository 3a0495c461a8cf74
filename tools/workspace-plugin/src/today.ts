/** The date where the writer sits, such as 2026-11-20. Sweden writes dates in the ISO order. */
export function today(timeZone?: string): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone });
}
