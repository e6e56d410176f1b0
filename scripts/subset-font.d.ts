/** The package has no types of its own; what `subset-fonts.ts` uses of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}
