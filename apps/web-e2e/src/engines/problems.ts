/** The exceptions, console errors, and violations of the Content Security Policy of a page. */
export function collectProblems() {
  const problems: string[] = [];
  const report = (text: string) => {
    if (!failedRequests.some((part) => text.includes(part))) problems.push(text);
  };
  return {
    problems: (): readonly string[] => problems,
    onException: (error: unknown) => report(String(error)),
    onConsole(entry: { type(): string; text(): string }) {
      if (entry.type() === 'error') report(entry.text());
    },
  };
}

/** Runs in every document with scripts: the protocols do not report violations, so the page logs them. */
export function logViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/** Failed requests are not script errors. The first two texts are Firefox's, the others are Chromium's. */
const failedRequests = [
  // NS_BINDING_ABORTED: the page was left while a font was loading.
  'status=2152398850',
  'Cross-Origin Request Blocked',
  'Failed to load resource',
  'blocked by CORS policy',
];
