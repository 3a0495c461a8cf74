/**
 * Requests a script whose address is in the HTML once more if it fails to load. Without this, one lost request for the
 * script that every page loads would leave Exit a plain link, which does not empty forms.
 */
export function requestLostScriptsAgain(): void {
  const onError = ({ target }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // Browsers remember a module that failed, so the second request needs another address. It is computed outside of
    // `import()`, since Vite would otherwise add a helper of 0.6 kB.
    const again = `${target.src}?1`;
    import(/* @vite-ignore */ again).catch(() => undefined);
  };
  // In the capturing phase, since errors of elements do not bubble.
  addEventListener('error', onError, true);
}
