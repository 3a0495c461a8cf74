let reference: string | undefined;

/** Keeps the reference of the inquiry that was just confirmed, in memory only. */
export function rememberConfirmed(inquiryRef: string): void {
  reference = inquiryRef;
}

/** The reference of the inquiry confirmed since this document was loaded, if any. */
export function confirmedReference(): string | undefined {
  return reference;
}
