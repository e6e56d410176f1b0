/** The package has no types; these cover the use in `subset-fonts.ts`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** A range of an axis, or a single value. */
      variationAxes?: Record<string, { min: number; max: number } | number>
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
}
