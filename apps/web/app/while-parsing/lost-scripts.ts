/**
 * Requests a script that the HTML names once more when it is lost. Without this, one lost request of the page script
 * would leave Exit as a plain link, which empties no form.
 */
export function requestLostScriptsAgain(): void {
  const onError = ({ target }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // Browsers remember a module that failed, so a second request needs another address. It is no template in `import`
    // itself: to that, Vite would add a helper of 0.6 kB.
    const again = `${target.src}?1`;
    import(/* @vite-ignore */ again).catch(() => undefined);
  };
  // Errors of elements do not bubble.
  addEventListener('error', onError, true);
}
