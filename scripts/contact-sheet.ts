import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { drawFigure, short } from '../src/domain/movement/figure/draw-figure.ts'
import { figureOf, frameOf, hasFigureFor } from '../src/domain/movement/figure/figure.ts'
import { findMove, MOVES } from '../src/domain/movement/figure/find-move.ts'
import { poseAt } from '../src/domain/movement/figure/motion.ts'
import type { Move, MoveFigure } from '../src/domain/movement/figure/move.ts'
import { drawProps, drawStage } from '../src/domain/movement/figure/stage.ts'
import type { PlanDay } from '../src/domain/newsletter/workout-plan.ts'

// Draws each move in five phases on a page for review, including easier and harder variants: `node scripts/contact-sheet.ts
// FOLDER`. First the plan's moves, day by day, with the coach's texts; then every other move the figure knows.
const [folder = 'contact-sheet'] = process.argv.slice(2)
const PHASES = [0, 0.25, 0.5, 0.75, 1]
/** In a cyclic move the end equals the beginning: each stance is shown instead, or phases between a few. */
const roundPhases = (count: number) =>
  Array.from({ length: Math.max(5, count) }, (_, i) => i / Math.max(5, count))
const PLAN = resolve(import.meta.dirname, '../content/plan')

function drawPhases(figure: MoveFigure): string {
  const frame = frameOf(figure, 1)
  const viewBox = [frame.x, frame.y, frame.width, frame.height].map(short).join(' ')
  const phases = figure.isRound ? roundPhases(figure.stances.length) : PHASES
  const pictures = phases.map((phase) => {
    const { holds, hasArmsBefore } = figure
    return `<svg viewBox="${viewBox}">${drawStage(frame, figure.view, !figure.isWalking)}${drawProps(
      figure.props ?? [],
      frame,
    )}${drawFigure(poseAt(figure, phase), { holds, hasArmsBefore })}</svg>`
  })
  return `<div>${pictures.join('')}</div>`
}

function drawWays(move: Move, text: { easier?: string; harder?: string; how?: string }): string {
  const rows = [`<h2>${move.name}</h2><p>${text.how ?? ''}</p>${drawPhases(move)}`]
  for (const way of ['easier', 'harder'] as const) {
    const words = text[way] ?? ''
    if (!hasFigureFor(move, way, words)) continue
    const figure = figureOf(move, way, words)
    rows.push(`<p>${way}: ${words || figure.says}</p>${drawPhases(figure)}`)
  }
  return `<section>${rows.join('')}</section>`
}

function page(title: string, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { margin: 1rem; font: 14px/1.3 system-ui, sans-serif; background: #c6e0e3 }
  section { break-inside: avoid; margin-bottom: 1rem }
  h2, p { margin: 0.2rem 0; font-size: 1rem }
  div { display: grid; grid-template-columns: repeat(5, 190px); gap: 6px }
  svg { width: 190px; height: 190px; background: #dcecee; overflow: hidden }
</style>
${sections.join('\n')}
</html>
`
}

await mkdir(folder, { recursive: true })
const shown = new Set<Move>()
for (const file of (await readdir(PLAN)).sort()) {
  const day: PlanDay = parse(await readFile(join(PLAN, file), 'utf8'))
  const moves = [...day.warm_up, ...day.moves, ...day.cool_down]
  for (const { name } of moves) shown.add(findMove(name))
  await writeFile(
    join(folder, file.replace('yaml', 'html')),
    page(
      day.title,
      moves.map((move) => drawWays(findMove(move.name), move)),
    ),
  )
}
const others = MOVES.filter((move) => !shown.has(move))
await writeFile(
  join(folder, 'others.html'),
  page(
    'Other moves',
    others.map((move) => drawWays(move, {})),
  ),
)
console.log(`${shown.size} moves of the plan and ${others.length} others in ${folder}`)
