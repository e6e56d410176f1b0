import { ArrowRight, SkipForward } from 'lucide-react'
import {
  type Course,
  fitStation,
  groupCourse,
  nextMove,
  type Station,
} from '../../../domain/movement/course.ts'
import { formatCountdown, formatDose } from '../../../domain/movement/cues.ts'
import { describeDose } from '../../../domain/movement/dose.ts'
import type { Level } from '../../../domain/movement/workout.ts'
import { leftOf, readyLeftOf, type WorkoutProgress } from '../../../domain/movement/workout-progress.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { GoKey, StageProgress } from '../../ui/stage/stage-frame.tsx'

/** Returns the text beside the workout's name: the part, or whether the screen stays on. */
export function statusOf(station: Station | undefined, isScreenOn: boolean): string {
  if (station?.kind === 'move' && station.part !== 'round') {
    return station.part === 'warm_up' ? 'warm-up' : 'cool-down'
  }
  return isScreenOn ? 'screen stays on' : 'screen may dim'
}

/** Returns which move of its part this is. */
export function whereIs({ part, number, of }: Station & { kind: 'move' }): string {
  if (part === 'round') return `Move ${number} of ${of}`
  return part === 'warm_up' ? `${number} of ${of}` : 'Cool-down'
}

/** Returns the remaining share of the time, for the sun behind the figure; null when no time runs. */
export function shareLeft(progress: WorkoutProgress, now: number): number | null {
  const { pace } = progress
  if (pace.kind !== 'clock') return null
  const whole = pace.endsAt - pace.readyUntil
  return whole > 0 ? (leftOf(progress, now) ?? 0) / whole : 0
}

/** Shows one bowl per move, grouped by part. */
export function Progress({ course, place }: { course: Course; place: number }) {
  const groups = groupCourse(course)
  const moves = groups.flat()
  // During a rest the last round is done, the next not begun.
  const done = moves.filter((each) => each < place).length
  return (
    <StageProgress
      label="Moves"
      groups={groups}
      place={place}
      min={0}
      now={done}
      text={`${done} of ${moves.length} done`}
    />
  )
}

/** Shows the move's name, its amount, and how it is done. */
export function Say({
  course,
  progress,
  now,
  level,
  rest,
}: {
  course: Course
  progress: WorkoutProgress
  now: number
  level: Level
  rest: string
}) {
  const station = course[progress.place]
  const left = leftOf(progress, now)
  const ready = readyLeftOf(progress, now)
  if (!station) return null
  const fitted = fitStation(station, level)
  const isSecond = progress.side === 1
  const shown = fitted ? formatDose(fitted.dose) : { figure: '', words: '' }
  const figure = left === null ? shown.figure : formatCountdown(ready > 0 ? ready : left)
  const words = left === null ? shown.words : ready > 0 ? 'get ready' : isSecond ? 'other side' : 'to go'
  return (
    <section className="wp-say min-w-0">
      <h2 className="wp-name font-[750] leading-[1.1] tracking-[-.02em]">
        {fitted ? fitted.move.name : 'Rest'}
      </h2>
      <p
        className={classNames('wp-dose flex flex-wrap items-baseline', !figure && 'open')}
        role={left === null ? undefined : 'timer'}
      >
        {figure && <span className={left === null ? undefined : 'fix'}>{figure}</span>}
        <small>{words}</small>
      </p>
      <p className="wp-how text-pretty">{fitted ? fitted.move.how : restWords(rest)}</p>
    </section>
  )
}

/** Returns what to do in a rest, without its length, which is shown above. */
function restWords(rest: string): string {
  const sentences = rest.split(/(?<=[.!?;])\s+/)
  const others = sentences.filter((sentence) => !/\b(?:minutes?|seconds?)\b/i.test(sentence))
  return (others.length > 0 ? others : sentences).join(' ').replace(/;$/, '.')
}

/** Shown in a rest: the move the next round begins with. */
export function Upcoming({ course, place, nextRound }: { course: Course; place: number; nextRound: number }) {
  const coming = nextMove(course, place)
  const fitted = coming && fitStation(coming, 'written')
  if (!fitted) return null
  const rounds = Math.max(...course.map((station) => (station.kind === 'move' ? (station.round ?? 0) : 0)))
  return (
    <aside className="stage-note wp-next grid">
      <span className="text-muted">
        Round {nextRound} of {rounds} begins with
      </span>
      <b className="font-display font-bold leading-[1.2] tracking-[-.014em]">
        {fitted.move.name}, {describeDose(fitted.dose)}
      </b>
    </aside>
  )
}

/** A hill low or high over the ground: an easier or a harder variant. */
function Hill({ isHigh }: { isHigh: boolean }) {
  return (
    <svg viewBox="0 0 26 22" aria-hidden="true">
      <path d="M1 18h24" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d={isHigh ? 'M3.5 15a9.5 9.5 0 0 1 19 0z' : 'M5 15a8 4 0 0 1 16 0z'} fill="currentColor" />
    </svg>
  )
}

/** Buttons for an easier and a harder variant; a missing one is omitted. */
export function Alternatives({
  station,
  level,
  onChoose,
}: {
  station: Station & { kind: 'move' }
  level: Level
  onChoose: (level: Level) => void
}) {
  const { easier, harder } = station.move
  if (!easier && !harder) return <div className="wp-alt" />
  const key = (which: 'easier' | 'harder', words: string | undefined) =>
    words && (
      <button
        type="button"
        aria-pressed={level === which}
        className="grid grid-cols-[26px_minmax(0,1fr)] items-center gap-2.5 rounded-field border-[1.5px] border-line-strong text-left leading-tight aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
        onClick={() => onChoose(which)}
      >
        <Hill isHigh={which === 'harder'} />
        <span>
          <b className="block">{which === 'easier' ? 'Easier' : 'Harder'}</b>
          <small>{words}</small>
        </span>
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two keys, not fields of a form
    <div className="wp-alt grid grid-cols-2" role="group" aria-label="Make it fit">
      {key('easier', easier)}
      {key('harder', harder)}
    </div>
  )
}

/** The button that goes on, with what comes next. */
export function NextKey({
  course,
  progress,
  station,
  onPress,
}: {
  course: Course
  progress: WorkoutProgress
  station: Station
  onPress: () => void
}) {
  const coming = nextMove(course, progress.place)
  const isTimed = progress.pace.kind === 'clock'
  if (station.kind === 'rest') {
    const round = `Round ${station.nextRound}`
    return (
      <GoKey
        word="I’m ready"
        more={isTimed ? `${round} starts by itself` : round}
        icon={ArrowRight}
        onClick={onPress}
      />
    )
  }
  const isLast = progress.place === course.length - 1
  return (
    <GoKey
      word={isTimed ? 'Skip' : 'Done'}
      more={isLast ? 'Then you are done' : coming ? `Next: ${coming.move.name}` : ''}
      icon={isTimed ? SkipForward : ArrowRight}
      onClick={onPress}
    />
  )
}

/** Shown for a workout without moves. */
export function NothingToDo({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-120 content-center justify-items-start gap-4 p-6">
      <h2 className="type-h2">No moves yet</h2>
      <p>The moves of this workout are still being written. Come back a little later.</p>
      <Button onClick={onLeave}>Close</Button>
    </div>
  )
}
