type Entry = LargestContentfulPaint & PerformanceResourceTiming & { readonly value: number };

/** In a page: how it came, when its visitor saw what, in ms since the page was asked for, and its files. */
export function figures() {
  const types = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'resource'];
  const [paints, largest, shifts, tasks, files] = types.map((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as Entry[];
  }) as [Entry[], Entry[], Entry[], Entry[], Entry[]];
  const fcp = paints.at(-1)!.startTime;
  const { startTime: lcp, url: picture } = largest.at(-1)!;
  const [page] = performance.getEntriesByType('navigation') as unknown as Record<string, string>[];
  return {
    way: page!['activationStart'] ? 'prerendered' : page!['deliveryType'] || 'not fetched ahead',
    opened: performance.timeOrigin,
    fcp,
    lcp,
    picture,
    complete: files.find(({ name }) => name === picture)?.responseEnd ?? 0,
    blocked: tasks
      .filter(({ startTime }) => startTime > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    files: files.map(({ name }) => name),
  };
}
