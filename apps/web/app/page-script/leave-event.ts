/** Fired on the document when the visitor leaves by the exit, before the page is left. */
export const leaveEvent = 'leave';
