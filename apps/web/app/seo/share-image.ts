/** The picture that stands for a page without one of its own, where its address is shared. */
export const siteShareImage = '/open-graph.jpg';
