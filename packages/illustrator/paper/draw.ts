import { shadowLayer, shineDown } from './light.ts'
import { PAPERS, type Paper } from './papers.ts'
import { type Outline, openSmooth, short } from './scissors.ts'

/** A piece of a drawing: SVG elements as text. Made only from numbers and papers, never from user input. */
export type Drawing = string

/** Draws flat paper without a shadow: printed on, or inlaid in, what is beneath it. */
export function lay(paper: Paper, ...shapes: string[]): Drawing {
  return `<path fill="${PAPERS[paper]}" d="${shapes.join('')}"/>`
}

/** Draws a loose piece of paper, which casts the soft shadow. */
export function cut(paper: Paper, ...shapes: string[]): Drawing {
  return (
    castShadow(NEAR, (paint) => `<path ${paint('fill')} d="${shapes.join('')}"/>`) + lay(paper, ...shapes)
  )
}

/** Draws a large loose piece, lying a little higher. */
export function lift(paper: Paper, ...shapes: string[]): Drawing {
  return castShadow(FAR, (paint) => `<path ${paint('fill')} d="${shapes.join('')}"/>`) + lay(paper, ...shapes)
}

/** Glues several shapes into one piece, which casts one shadow. */
export function glue(...drawings: Drawing[]): Drawing {
  const whole = drawings.join('')
  // The combined outline: pencil lines cast no shadow, and overlaps are not darker.
  const outline = whole
    .replace(/<g shadow=[^>]*>.*?<\/g>|<path fill="none"[^>]*>/g, '')
    .replace(/fill="#[0-9a-f]{6}"/g, `fill="${PAPERS.pine}"`)
  return `${shadowLayer(1, 2.6)}<g opacity=".2">${outline}</g></g>${whole}`
}

/** Draws a ring, handle or band: a strip of paper along a path, with its shadow. */
export function strip(paper: Paper, width: number, path: string): Drawing {
  const draw = (paint: string) =>
    `<path fill="none" ${paint} stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
  return castShadow(NEAR, (paint) => draw(paint('stroke'))) + draw(`stroke="${PAPERS[paper]}"`)
}

interface Shadow {
  /** Offset of each layer, from near to far. */
  layers: readonly (readonly [dx: number, dy: number])[]
  /** Of one layer; under the middle of the piece the layers add up to about a quarter. */
  opacity: number
}

const NEAR: Shadow = {
  layers: [
    [0.5, 1.4],
    [1, 2.6],
    [1.3, 3.7],
  ],
  opacity: 0.1,
}
const FAR: Shadow = {
  layers: [
    [0.6, 2.2],
    [1.2, 4.2],
    [1.8, 6.2],
    [2.2, 8.2],
  ],
  opacity: 0.085,
}

/** Draws a soft shadow as thin overlaid layers: a true blur takes a hundred times as long to render. */
function castShadow(
  { layers, opacity }: Shadow,
  draw: (paint: (kind: 'fill' | 'stroke') => string) => string,
): Drawing {
  const paint = (kind: 'fill' | 'stroke') => `${kind}="${PAPERS.pine}" ${kind}-opacity="${opacity}"`
  return layers.map(([dx, dy]) => `${shadowLayer(dx, dy)}${draw(paint)}</g>`).join('')
}

/** Draws pencil lines: veins, steam, folds, handwriting. */
export function line(paper: Paper, width: number, ...lines: Outline[]): Drawing {
  const d = lines.map(openSmooth).join('')
  return `<path fill="none" stroke="${PAPERS[paper]}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${short(width)}" d="${d}"/>`
}

interface Placing {
  scale?: number
  /** Degrees clockwise. */
  turn?: number
  mirror?: boolean
}

/** Moves a drawing made around the origin to its place. */
export function place(
  x: number,
  y: number,
  { scale = 1, turn = 0, mirror = false }: Placing,
  ...drawings: Drawing[]
): Drawing {
  const steps = [
    `translate(${short(x)} ${short(y)})`,
    turn === 0 ? '' : `rotate(${short(turn)})`,
    scale === 1 && !mirror
      ? ''
      : `scale(${mirror ? -scale : scale} ${scale})`.replace(/\d+\.\d{4,}/g, (n) => Number(n).toFixed(3)),
  ]
  return `<g transform="${steps.join('')}">${drawings.join('')}</g>`
}

/** Returns the whole picture as SVG, with a title for screen readers. `title` is one of our own sentences. */
export function frame(width: number, height: number, title: string, ...drawings: Drawing[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" viewBox="0 0 ${width} ${height}">`,
    `<title>${title}</title>`,
    shineDown(drawings.join('')),
    '</svg>',
  ].join('')
}
