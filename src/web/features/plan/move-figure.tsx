import { FIGURE_SIZE, figurePicture } from '../../../domain/movement/figure/figure-picture.ts'
import { figureNameOf, type Move } from '../../../domain/movement/workout.ts'

/** The paper figure at a move, as in the letters of the plan. */
export function MoveFigure({ move }: { move: Move }) {
  const { path, alt } = figurePicture(figureNameOf(move), 'svg')
  return <img src={path} alt={alt} {...FIGURE_SIZE} loading="lazy" className="size-full rounded-paper" />
}
