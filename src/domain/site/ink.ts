import { contrastRatio, PAPERS } from './accent.ts'

/**
 * What a see-through picture is drawn in: it would be lost on a ground as dark, or as light. `null` for a picture that
 * covers its own ground.
 */
export type Ink = 'dark' | 'light' | null

/** A picture with less of it see-through has smooth corners at most. */
const MIN_SEE_THROUGH = 0.02
const SOLID = 128

/**
 * Tells it by the average of what covers: dark where that stands out better from the light paper than from the dark.
 *
 * @param pixels red, green, blue and alpha of each, 0 to 255
 */
export function inkOf(pixels: Uint8Array | Uint8ClampedArray): Ink {
  const sum = [0, 0, 0]
  let covered = 0
  for (let start = 0; start < pixels.length; start += 4) {
    if ((pixels[start + 3] ?? 0) < SOLID) continue
    covered += 1
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[start + channel] ?? 0)
  }
  if (covered === 0 || covered > (pixels.length / 4) * (1 - MIN_SEE_THROUGH)) return null
  const channels = sum.map((value) =>
    Math.round(value / covered)
      .toString(16)
      .padStart(2, '0'),
  )
  const average = `#${channels.join('')}`
  const onLight = contrastRatio(average, PAPERS.light.ground)
  return onLight >= contrastRatio(average, PAPERS.dark.ground) ? 'dark' : 'light'
}
