import { type Drawing, lay } from '../paper/draw.ts'
import type { Brief } from './scene.ts'

/** The field: one paper to every edge. */
export function field({ width, height, backdrop }: Brief): Drawing {
  return lay(backdrop.field, `M0 0H${width}V${height}H0Z`)
}

/** Where things stand: a strip along the bottom, from `top` down. */
export function ground({ hand, width, height, backdrop }: Brief, top: number): Drawing {
  return lay(backdrop.ground, hand.scissors.sheet(-14, top, width + 28, height - top + 20))
}

/** The large half-disc, rising from behind the ground. */
export function risingDisc({ hand, backdrop }: Brief, x: number, y: number, radius: number): Drawing {
  return lay(backdrop.disc, hand.scissors.halfDisc(x, y, radius))
}

type Side = 'left' | 'right' | 'bottom' | 'top'
type Range = readonly [low: number, high: number]

/** The large half-disc of a table seen from above: it enters from one edge. */
export function enteringDisc(
  { hand, width, height, backdrop }: Brief,
  side: Side,
  radius: number,
  at = 0.5,
): Drawing {
  const { scissors } = hand
  const cut = {
    left: () => scissors.halfDisc(-2, height * at, radius, 90),
    right: () => scissors.halfDisc(width + 2, height * at, radius, -90),
    bottom: () => scissors.halfDisc(width * at, height + 2, radius),
    top: () => scissors.halfDisc(width * at, -2, radius, 180),
  }
  return lay(backdrop.disc, cut[side]())
}

/**
 * The same, entering from one of several edges.
 *
 * @param reach its radius in heights of the image
 * @param along where on the edge its middle lies, 0 to 1
 */
export function enteringDiscFrom(
  sides: readonly [Side, ...Side[]],
  brief: Brief,
  reach: Range,
  along: Range = [0.3, 0.7],
): Drawing {
  const { random } = brief.hand
  return enteringDisc(
    brief,
    random.pick(sides),
    brief.height * random.between(...reach),
    random.between(...along),
  )
}
