import type { Level } from '../../../domain/movement/workout.ts'

interface MoveStageProps {
  name: string
  level: Level
  side: 0 | 1
  isMoving: boolean
  /** What is left of the move's time, from 1 to 0: the sun sets with it; null when nothing is counted. */
  left: number | null
  part: string
  where: string
}

/** How far the sun sinks while a time runs, in units of the drawing. */
const SUN_SINKS = 186

export function MoveStage({ left, part, where }: MoveStageProps) {
  return (
    <section className="wp-stage">
      <p className="wp-round">{part}</p>
      <p className="wp-where">{where}</p>
      <svg viewBox="-16 -44 432 388" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <path
          fill="#fbe3a2"
          d="M14 296a186 187.86 0 0 1 372 0z"
          transform={`translate(0 ${(1 - (left ?? 1)) * SUN_SINKS})`}
        />
        <path fill="#2b5f4e" d="M-1600 295.5 2000 297v1800H-1600z" />
      </svg>
    </section>
  )
}
