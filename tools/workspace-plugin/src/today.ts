/** The local date, such as 2026-11-20. The Swedish locale has the ISO format. */
export function today(timeZone?: string): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone });
}
