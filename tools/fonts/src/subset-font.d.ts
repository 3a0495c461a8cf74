declare module 'subset-font' {
  export type SubsetOptions = {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  /** The font with only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
