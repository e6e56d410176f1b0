import { PAPERS, type Paper } from './papers.ts'
import { type Outline, openSmooth, short } from './scissors.ts'

/** A piece of a drawing: SVG elements as text. Made from numbers and papers only, never from what somebody wrote. */
export type Drawing = string

/** Flat paper without a shadow: printed on, or lying in, what is beneath it. */
export function lay(paper: Paper, ...shapes: string[]): Drawing {
  return `<path fill="${PAPERS[paper]}" d="${shapes.join('')}"/>`
}

/** A loose piece of paper: it casts the one soft shadow. */
export function cut(paper: Paper, ...shapes: string[]): Drawing {
  return `<path fill="${PAPERS[paper]}" filter="url(#near)" d="${shapes.join('')}"/>`
}

/** A large loose piece, lying a little higher. */
export function lift(paper: Paper, ...shapes: string[]): Drawing {
  return `<path fill="${PAPERS[paper]}" filter="url(#far)" d="${shapes.join('')}"/>`
}

/** Several shapes glued to one piece, which casts one shadow. */
export function glue(...drawings: Drawing[]): Drawing {
  return `<g filter="url(#near)">${drawings.join('')}</g>`
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

const SHADOW = `flood-color="${PAPERS.pine}" flood-opacity=".26"`

/** The whole picture, with its title for who cannot see it. `title` is one of our own sentences. */
export function frame(width: number, height: number, title: string, ...drawings: Drawing[]): string {
  const filter = (id: string, drop: string) =>
    `<filter id="${id}" x="-15%" y="-20%" width="130%" height="150%"><feDropShadow ${drop} ${SHADOW}/></filter>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" viewBox="0 0 ${width} ${height}">`,
    `<title>${title}</title>`,
    `<defs>${filter('near', 'dx="1" dy="2.5" stdDeviation="1.1"')}${filter('far', 'dx="2" dy="6" stdDeviation="3"')}</defs>`,
    ...drawings,
    '</svg>',
  ].join('')
}
