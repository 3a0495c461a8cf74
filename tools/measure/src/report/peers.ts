/** A site measured on the same profile (simulated slow 4G, brotli), with its largest contentful paint in seconds. */
export type Peer = { readonly name: string; readonly lcp: number };

/** Measured side by side on one two-core machine with Lighthouse 12.2.3, before this tool existed. */
export const peers = {
  floor: { name: 'Bare HTML', lcp: 0.63 },
  sites: [
    { name: 'Small React funnel', lcp: 2.7 },
    { name: 'Law firm, Next.js 16', lcp: 4.7 },
    { name: 'Legal site, React and Vite', lcp: 5.9 },
  ],
} as const satisfies { readonly floor: Peer; readonly sites: readonly Peer[] };
