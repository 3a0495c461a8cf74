/**
 * Returns what the subject begins with, so that staff can sort and filter: a word, since mail programs do not search for
 * signs, and one that a locked phone may show (decision 17). Empty without a date.
 */
export function subjectMark(urgentDate: string): string {
  return urgentDate === '' ? '' : 'Soon:';
}
