/** The package has no types of its own; what `subset-fonts.ts` uses of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** Part of an axis, or one place on it. */
      variationAxes?: Record<string, { min: number; max: number } | number>
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
}
