import { short } from './draw-figure.ts'
import type { View } from './skeleton.ts'

/** An object near the figure. Positions from left to right and heights above the floor, in the doll's units. */
export type Prop =
  | { kind: 'wall'; x: number; isLeft?: boolean }
  | { kind: 'chair'; x: number; isTurned?: boolean }
  | { kind: keyof typeof FURNITURE; x: number; width?: number; height?: number }

/** The visible part of the drawing, in the doll's units: a viewBox. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Fraction of the frame's height below the floor's edge. */
export const FLOOR_SHARE = 0.124

/** Fraction of the frame's height above the mat in the view from above: space for text. */
export const MAT_TOP = 0.11

/** Colours of the stage. A theme overrides the classes `sun`, `floor` and `mat`; the sky is the page's background. */
const PAPERS = { sun: '#fbe3a2', floor: '#2b5f4e', mat: '#ea9c8c', shadow: '#14312a' }

/** Returns sun, floor and mat. With `hasMat: false` the scene is outdoors, on a path. */
export function drawStage(frame: Frame, view: View, hasMat = true): string {
  if (view === 'above') return drawFloorFromAbove(frame)
  const { middle, radius } = sunOf(frame)
  const half = frame.width * 0.4
  const mat = `M${short(middle - half)}-5h${short(half * 2)}l14 19H${short(middle - half - 14)}z`
  return [
    paper('sun', halfDisc(middle, 0, radius)),
    paper('floor', `M${short(middle - 1800)}-5.5l3600 1.5V1800H${short(middle - 1800)}z`),
    hasMat ? `<path fill="${PAPERS.shadow}" opacity=".22" transform="translate(2 4)" d="${mat}"/>` : '',
    hasMat ? paper('mat', mat) : '',
  ].join('')
}

/** Returns the sun alone, for small pictures in lists. */
export function drawSun(frame: Frame, view: View): string {
  const { middle, radius } = sunOf(frame)
  return paper('sun', halfDisc(middle, view === 'above' ? frame.y + frame.height : 0, radius))
}

/** Position of the head relative to the hips, with the cushion under it. */
const CUSHION = { x: 0, y: -137, half: 56, tall: 72 }

/**
 * Draws the view from above: a floor of boards, the mat with its end still rolled, and a cushion under the head. The
 * sun is printed on the mat, whose edge clips it as it sets.
 */
function drawFloorFromAbove(frame: Frame): string {
  const { x, y, width, height } = frame
  const { middle, radius } = sunOf(frame)
  const [left, top, right, end] = [
    x + width * 0.05,
    y + height * MAT_TOP,
    width * 0.9,
    height * (0.97 - MAT_TOP),
  ]
  const mat = rectangle(left, top, right, end)
  const roll = `M${short(left - 5)} ${short(top - 9)}h${short(right + 10)}q7 10 0 20h${short(-right - 10)}q-7-10 0-20z`
  const boards = [0.02, 0.27, 0.52, 0.77].map(
    (share) => `M${short(x - 1800)} ${short(y + height * share)}h${short(width + 3600)}`,
  )
  return [
    `<path fill="none" stroke="${PAPERS.shadow}" stroke-width="1.5" opacity=".13" d="${boards.join('')}"/>`,
    `<path fill="${PAPERS.shadow}" opacity=".22" transform="translate(2 4)" d="${mat}"/>`,
    paper('mat', mat),
    `<svg x="${short(left)}" y="${short(top)}" width="${short(right)}" height="${short(end)}" overflow="hidden">`,
    paper('sun', halfDisc(middle - left, end, radius)),
    '</svg>',
    `<path fill="${PAPERS.shadow}" opacity=".22" transform="translate(1 5)" d="${roll}"/>`,
    paper('mat', roll),
    `<path fill="${PAPERS.shadow}" opacity=".16" d="${rectangle(left - 5, top + 4, right + 10, 6)}"/>`,
    `<path fill="${PAPERS.shadow}" opacity=".22" transform="translate(2 5)" d="${CUSHION_SHAPE}"/>`,
    `<path fill="${CUSHION_PAPERS.cover}" d="${CUSHION_SHAPE}"/>`,
    `<path fill="none" stroke="${CUSHION_PAPERS.seam}" stroke-width="2.5" d="${cushion(8)}"/>`,
  ].join('')
}

const CUSHION_PAPERS = { cover: '#fbfaf4', seam: '#c6e0e3' }

/** Returns a cushion's outline, or its seam at a distance inside the edge. */
function cushion(inside = 0): string {
  const { x, y, half, tall } = CUSHION
  const [left, right] = [short(x - half + inside), short(x + half - inside)]
  const [top, bottom] = [short(y - tall / 2 + inside), short(y + tall / 2 - inside)]
  return `M${left} ${top}Q${x} ${short(Number(top) + 7)} ${right} ${top}Q${short(Number(right) - 7)} ${y} ${right} ${bottom}Q${x} ${short(Number(bottom) - 7)} ${left} ${bottom}Q${short(Number(left) + 7)} ${y} ${left} ${top}Z`
}
const CUSHION_SHAPE = cushion()

/** Returns the centre and radius of the half-disc. */
function sunOf(frame: Frame): { middle: number; radius: number } {
  return { middle: frame.x + frame.width / 2, radius: Math.min(frame.width * 0.43, frame.height * 0.62) }
}

/**
 * Lets the sun set behind the floor's edge with the remaining time: returns the transform of the element with the class
 * `sun`.
 * @param left 1 at the start, 0 at the end
 */
export function sunTransform(frame: Frame, left: number): string {
  return `translate(0 ${short(sunOf(frame).radius * (1 - Math.min(1, Math.max(0, left))))})`
}

function halfDisc(x: number, y: number, radius: number): string {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 0 1 ${short(radius * 2)} 0z`
}

function paper(kind: 'sun' | 'floor' | 'mat', d: string): string {
  return `<path class="${kind}" fill="${PAPERS[kind]}" d="${d}"/>`
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}

const WOOD = '#6a3e2a'
const PALE_WOOD = '#c9a877'

/** Simple furniture: its usual size, and its outline at a position. */
const FURNITURE = {
  counter: {
    size: [416, 150],
    cut: (x, width, height) =>
      fill(PALE_WOOD, rectangle(x + 8, -height + 8, width - 16, height - 8)) +
      fill(WOOD, rectangle(x, -height, width, 12)),
  },
  table: { size: [150, 125], cut: (x, width, height) => fill(WOOD, onLegs(x, width, height)) },
  bench: { size: [130, 78], cut: (x, width, height) => fill(WOOD, onLegs(x, width, height)) },
  stool: { size: [88, 76], cut: (x, width, height) => fill(WOOD, onLegs(x, width, height)) },
  step: {
    size: [120, 40],
    cut: (x, width, height) => fill(PALE_WOOD, rectangle(x, -height, width, height + 2)),
  },
  post: { size: [13, 196], cut: (x, width, height) => fill(WOOD, rectangle(x, -height, width, height + 2)) },
  cushion: {
    size: [62, 30],
    cut: (x, width, height) => {
      const half = short(-height / 2)
      return fill(
        '#6fa9b4',
        `M${x} ${half}C${x}${-height} ${x + width}${-height} ${x + width} ${half}C${x + width} 3 ${x} 3 ${x} ${half}Z`,
      )
    },
  },
  books: {
    size: [46, 30],
    cut: (x, width, height) =>
      fill('#2a3a63', rectangle(x, -height / 2, width, height / 2)) +
      fill('#6fa9b4', rectangle(x + 3, -height, width - 5, height / 2)),
  },
} as const satisfies Record<
  string,
  { size: readonly [number, number]; cut: (x: number, width: number, height: number) => string }
>

/** Returns the horizontal extent of an object that should be seen as a whole; walls and counters continue past the picture. */
export function extentOf(prop: Prop): number[] {
  if (prop.kind === 'wall' || prop.kind === 'counter') return []
  if (prop.kind === 'chair') return [prop.x - 44, prop.x + 44]
  return [prop.x, prop.x + (prop.width ?? FURNITURE[prop.kind].size[0])]
}

/** Returns the objects on the floor behind the figure. */
export function drawProps(props: readonly Prop[], frame: Frame): string {
  return props.map((prop) => drawProp(prop, frame)).join('')
}

function drawProp(prop: Prop, frame: Frame): string {
  if (prop.kind === 'wall') {
    return fill(
      '#f8be3f',
      rectangle(prop.isLeft ? prop.x - 1600 : prop.x, frame.y - 900, 1600, -frame.y + 896),
    )
  }
  if (prop.kind === 'chair') {
    const back = prop.x + (prop.isTurned ? 30 : -40)
    return fill(
      WOOD,
      onLegs(prop.x - 38, 76, 74) + rectangle(back, -168, 10, 100) + rectangle(back - 3, -168, 16, 46),
    )
  }
  const { size, cut } = FURNITURE[prop.kind]
  return cut(prop.x, prop.width ?? size[0], prop.height ?? size[1])
}

function fill(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}

/** Returns a board on two legs. */
function onLegs(x: number, width: number, height: number): string {
  const leg = (left: number) => rectangle(left, 4 - height, 9, height - 2)
  return rectangle(x, -height, width, 11) + leg(x + 6) + leg(x + width - 15)
}
