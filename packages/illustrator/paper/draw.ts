import { shadowLayer, shineDown } from './light.ts'
import { PAPERS, type Paper } from './papers.ts'
import { type Outline, openSmooth, short } from './scissors.ts'

/** A piece of a drawing: SVG elements as text. Made from numbers and papers only, never from user input. */
export type Drawing = string

/** Flat paper without a shadow: printed on, or lying in, what is beneath it. */
export function lay(paper: Paper, ...shapes: string[]): Drawing {
  return `<path fill="${PAPERS[paper]}" d="${shapes.join('')}"/>`
}

/** A loose piece of paper: it casts the one soft shadow. */
export function cut(paper: Paper, ...shapes: string[]): Drawing {
  return (
    castShadow(NEAR, (paint) => `<path ${paint('fill')} d="${shapes.join('')}"/>`) + lay(paper, ...shapes)
  )
}

/** A large loose piece, lying a little higher. */
export function lift(paper: Paper, ...shapes: string[]): Drawing {
  return castShadow(FAR, (paint) => `<path ${paint('fill')} d="${shapes.join('')}"/>`) + lay(paper, ...shapes)
}

/** Several shapes glued to one piece, which casts one shadow. */
export function glue(...drawings: Drawing[]): Drawing {
  const whole = drawings.join('')
  // The outline of all of them: pencil lines cast none, and what overlaps is not darker.
  const outline = whole
    .replace(/<g shadow=[^>]*>.*?<\/g>|<path fill="none"[^>]*>/g, '')
    .replace(/fill="#[0-9a-f]{6}"/g, `fill="${PAPERS.pine}"`)
  return `${shadowLayer(1, 2.6)}<g opacity=".2">${outline}</g></g>${whole}`
}

/** A ring, handle or band: a strip of paper along a path, casting its shadow. */
export function strip(paper: Paper, width: number, path: string): Drawing {
  const draw = (paint: string) =>
    `<path fill="none" ${paint} stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
  return castShadow(NEAR, (paint) => draw(paint('stroke'))) + draw(`stroke="${PAPERS[paper]}"`)
}

interface Shadow {
  /** Where each layer lies, from near to far. */
  layers: readonly (readonly [dx: number, dy: number])[]
  /** Of one layer; under the middle of the piece they add up to about a quarter. */
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

/** A soft shadow as thin layers one over the other: a true blur takes a hundred times as long to draw. */
function castShadow(
  { layers, opacity }: Shadow,
  draw: (paint: (kind: 'fill' | 'stroke') => string) => string,
): Drawing {
  const paint = (kind: 'fill' | 'stroke') => `${kind}="${PAPERS.pine}" ${kind}-opacity="${opacity}"`
  return layers.map(([dx, dy]) => `${shadowLayer(dx, dy)}${draw(paint)}</g>`).join('')
}

/** A pencil line: veins, steam, folds, handwriting. */
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

/** The whole picture, with a title for screen readers. `title` is one of our own sentences. */
export function frame(width: number, height: number, title: string, ...drawings: Drawing[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" viewBox="0 0 ${width} ${height}">`,
    `<title>${title}</title>`,
    shineDown(drawings.join('')),
    '</svg>',
  ].join('')
}
