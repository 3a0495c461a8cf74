/** The share image of pages without one of their own. */
export const siteShareImage = '/open-graph.jpg';
