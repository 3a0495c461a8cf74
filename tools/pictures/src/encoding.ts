/** How pictures are encoded. A change makes all of them again. */
export const encoding = {
  /** The best quality, and by how much each of the next is worse. */
  avif: { best: 70, worse: 6, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { best: 84, worse: 6, effort: 5, smartSubsample: true },
  icon: { palette: true, quality: 95 },
  share: { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const;
