/**
 * How pictures are encoded. After a change of `share`, `npm run pictures` encodes all share pictures again, and after
 * any other change all other pictures.
 */
export const encoding = {
  /**
   * For AVIF and WebP, at most five qualities are tried, from `best` downward in steps of `worse`, until the file is
   * small enough.
   */
  avif: { best: 70, worse: 6, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { best: 84, worse: 6, effort: 5, smartSubsample: true },
  icon: { palette: true, quality: 95 },
  share: { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const;
