import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]

/** Points in order; fixed ones as text in SVG's list form, `0,0 40,-12 80,0`. */
export type Outline = string | readonly Point[]

/**
 * Cuts shapes out of paper: each function returns the `d` of a closed SVG path. Hand-cut irregularity: circles wobble
 * by about one percent, corners are slightly off square.
 */
export interface Scissors {
  disc(x: number, y: number, radiusX: number, radiusY?: number): string
  /** Flat side down and centred on x, y; `turn` in degrees clockwise. */
  halfDisc(x: number, y: number, radius: number, turn?: number): string
  /** A rectangle from its top left corner. */
  sheet(x: number, y: number, width: number, height: number): string
  /** Straight cuts from point to point. */
  corners(outline: Outline): string
  /** One long round cut through the points. */
  round(outline: Outline): string
  /** A pointed leaf from its foot, `angle` in degrees clockwise from straight up. */
  leaf(x: number, y: number, length: number, width: number, angle: number): string
}

const DISC_POINTS = 14
const DISC_WOBBLE = 0.011
const CORNER_WOBBLE = 0.012
const MAX_CORNER_WOBBLE = 2.4
const ROUND_WOBBLE = 0.006

export function createScissors(random: Random): Scissors {
  const off = (size: number) => random.between(-size, size)

  function arc(
    x: number,
    y: number,
    rx: number,
    ry: number,
    from: number,
    to: number,
    steps: number,
  ): Point[] {
    return Array.from({ length: steps }, (_, step): Point => {
      const angle = from + ((to - from) * step) / (steps - 1)
      const wobble = 1 + off(DISC_WOBBLE)
      return [x + Math.cos(angle) * rx * wobble, y + Math.sin(angle) * ry * wobble]
    })
  }

  return {
    disc(x, y, radiusX, radiusY = radiusX) {
      const start = random.between(0, Math.PI)
      const turn = 2 * Math.PI
      const around = arc(x, y, radiusX, radiusY, start, start + turn, DISC_POINTS + 1)
      return closeSmooth(around.slice(0, DISC_POINTS))
    },
    halfDisc(x, y, radius, turn = 0) {
      const start = Math.PI + toRadians(turn)
      return `${openSmooth(arc(x, y, radius, radius, start, start + Math.PI, 11))}Z`
    },
    sheet(x, y, width, height) {
      const wobble = Math.min(MAX_CORNER_WOBBLE, Math.min(width, height) * CORNER_WOBBLE * 3)
      return straight([
        [x + off(wobble), y + off(wobble)],
        [x + width + off(wobble), y + off(wobble)],
        [x + width + off(wobble), y + height + off(wobble)],
        [x + off(wobble), y + height + off(wobble)],
      ])
    },
    corners(outline) {
      const points = readOutline(outline)
      const wobble = Math.min(MAX_CORNER_WOBBLE, extent(points) * CORNER_WOBBLE)
      return straight(points.map(([x, y]): Point => [x + off(wobble), y + off(wobble)]))
    },
    round(outline) {
      const points = readOutline(outline)
      const wobble = extent(points) * ROUND_WOBBLE
      return closeSmooth(points.map(([x, y]): Point => [x + off(wobble), y + off(wobble)]))
    },
    leaf(x, y, length, width, angle) {
      const bend = off(0.08) * length
      const put = (along: number, across: number): Point => {
        const a = toRadians(angle)
        return [
          x + Math.sin(a) * along + Math.cos(a) * across,
          y - Math.cos(a) * along + Math.sin(a) * across,
        ]
      }
      const half = width * 0.66
      const tip = put(length, bend)
      return `M${pair([x, y])}C${pair(put(length * 0.25, -half))} ${pair(put(length * 0.7, -half + bend))} ${pair(tip)}C${pair(put(length * 0.7, half + bend))} ${pair(put(length * 0.25, half))} ${pair([x, y])}Z`
    },
  }
}

/** Parses a list of points such as `0,0 40,-12 80,0`, or `0,0 0.5,-0.2 1,0` in shares of a width and a height. */
export function points(text: string, width = 1, height = width): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number)
    return [x * width, y * height]
  })
}

function readOutline(outline: Outline): readonly Point[] {
  return typeof outline === 'string' ? points(outline) : outline
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Formats a number for the drawing: one decimal, in pixels of an 800 wide picture. */
export function short(value: number): string {
  const tenths = Math.round(value * 10)
  // A picture has thousands of numbers, and formatting fractions is slow.
  const whole = Math.trunc(tenths / 10)
  const rest = Math.abs(tenths % 10)
  if (rest === 0) return String(whole)
  return `${whole === 0 && tenths < 0 ? '-' : ''}${whole}.${rest}`
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

function straight(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`
}

/** Returns the path of a smooth line through the points, for veins, steam and folds. */
export function openSmooth(outline: Outline): string {
  const points = readOutline(outline)
  const last = points.length - 1
  return join(points, (index) => points[Math.min(last, Math.max(0, index))], last)
}

function closeSmooth(points: readonly Point[]): string {
  const count = points.length
  return `${join(points, (index) => points[(index + count) % count], count)}Z`
}

/** Writes a Catmull-Rom spline through every point as cubic curves. */
function join(points: readonly Point[], at: (index: number) => Point | undefined, curves: number): string {
  let path = `M${pair(points[0] ?? [0, 0])}`
  for (let index = 0; index < curves; index++) {
    const before = at(index - 1)
    const from = at(index)
    const to = at(index + 1)
    const after = at(index + 2)
    if (!before || !from || !to || !after) continue
    const most = Math.hypot(to[0] - from[0], to[1] - from[1]) * MAX_HANDLE_SHARE
    const first = reach(from, (to[0] - before[0]) / 6, (to[1] - before[1]) / 6, most)
    const second = reach(to, (from[0] - after[0]) / 6, (from[1] - after[1]) / 6, most)
    path += `C${pair(first)} ${pair(second)} ${pair(to)}`
  }
  return path
}

/** Longer handles would overshoot where a short side follows a long one. */
const MAX_HANDLE_SHARE = 0.4

function reach([x, y]: Point, dx: number, dy: number, most: number): Point {
  const length = Math.hypot(dx, dy)
  const share = length > most ? most / length : 1
  return [x + dx * share, y + dy * share]
}

function extent(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
