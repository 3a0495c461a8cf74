import { paths } from '@lawyers/domain';
import type { NavigateFunction } from 'react-router';

let reference: string | undefined;

/** Goes to the confirmation, with the reference of the inquiry kept in memory only. */
export function confirmInquiry(inquiryRef: string, navigate: NavigateFunction): void {
  reference = inquiryRef;
  void navigate(paths.confirm);
}

/** The reference of the inquiry confirmed since this document was loaded, if any. */
export function confirmedReference(): string | undefined {
  return reference;
}
