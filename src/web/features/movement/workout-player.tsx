import './workout-player.css'
import { ArrowLeft, ArrowRight, List, Pause, SkipForward, Volume2, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Course,
  fitStation,
  groupCourse,
  layCourse,
  namePart,
  nextMove,
  type Station,
} from '../../../domain/movement/course.ts'
import { announce, showClock, showDose } from '../../../domain/movement/cues.ts'
import { sayDose } from '../../../domain/movement/dose.ts'
import {
  addRest,
  chooseLevel,
  goBack,
  goOn,
  goTo,
  leftOf,
  levelAt,
  pause,
  readyLeftOf,
  resume,
  type Session,
  skip,
  startAgain,
} from '../../../domain/movement/session.ts'
import type { Level, Workout } from '../../../domain/movement/workout.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { Button } from '../../ui/button.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { MoveStage } from './move-stage.tsx'
import { playerSettings } from './player-settings.ts'
import { ListSheet, PausedSheet, SoundSheet } from './player-sheets.tsx'
import { RestStage } from './rest-stage.tsx'
import { usePlayerKeys } from './use-player-keys.ts'
import { useSession } from './use-session.ts'

/** A screen that nobody has looked at for so long in a pause may dim, in ms. */
const DIM_AFTER_MS = 5 * 60 * SECOND

interface WorkoutPlayerProps {
  /** What the place is kept under on this device: `plan/2`. */
  id: string
  workout: Workout
  /** Before what stands in the second line: `Day 2`; may be empty. */
  label: string
  onLeave: () => void
  /** What is shown once all is done. */
  renderDone: (onLeave: () => void) => ReactNode
}

/** A workout, one move at a time, over the whole screen (product §29.3). */
export function WorkoutPlayer({ id, workout, label, onLeave, renderDone }: WorkoutPlayerProps) {
  // As it was opened: a change of the coach's that arrives meanwhile waits for the next time.
  const [course] = useState(() => layCourse(workout))
  const settings = playerSettings.use()
  const { session, now, change } = useSession(id, course, settings)
  const [sheet, setSheet] = useState<'list' | 'sound' | null>(null)
  const screen = useRef<HTMLDialogElement>(null)
  const isPaused = session.pace.kind === 'paused'
  const pausedFor = usePausedFor(isPaused)
  const isScreenOn = useWakeLock(settings.awake && pausedFor < DIM_AFTER_MS)
  const station = course[session.place]
  const level = levelAt(course, session)
  const isBusy = sheet !== null || isPaused

  // Before it is taken from the page, so that closing it gives the focus back.
  useLayoutEffect(() => {
    const dialog = screen.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    // The keys of the player are for whoever has pressed nothing yet: no button has the focus first.
    dialog.focus()
    return () => dialog.close()
  }, [])

  const next = () => change((current, moment) => goOn(course, current, moment))
  const back = () => change((current, moment) => goBack(course, current, moment))
  const stop = () => change((current, moment) => pause(current, moment))
  const choose = (wanted: Level) => change((current, moment) => chooseLevel(course, current, wanted, moment))
  const leave = () => {
    // Her place is held where she left, not gone on without her.
    change((current, moment) => pause(current, moment))
    onLeave()
  }
  usePlayerKeys(
    {
      pause: stop,
      next,
      back,
      easier: () => choose('easier'),
      harder: () => choose('harder'),
      list: () => setSheet('list'),
      sound: () => setSheet('sound'),
    },
    !isBusy && station !== undefined,
  )
  const swipe = useSwipe((way) => (way === 1 ? next() : back()))

  const title = [label, statusOf(station, isScreenOn)].filter(Boolean).join(' · ')
  return (
    <dialog
      ref={screen}
      className="wp-screen"
      tabIndex={-1}
      aria-label={`${label ? `${label}, ` : ''}${workout.title}`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      }}
    >
      <p role="status" className="sr-only">
        {announce(course, session)}
      </p>
      {station === undefined ? (
        renderDone(onLeave)
      ) : (
        <div className={station.kind === 'rest' ? 'wp rest' : 'wp'} {...swipe}>
          <header className="wp-top">
            <button type="button" className="wp-icon" aria-label="Leave, your place is kept" onClick={leave}>
              <X aria-hidden />
            </button>
            <p className="wp-title">
              <b>{workout.title}</b>
              <span>{title}</span>
            </p>
            <div className="wp-tools">
              <button
                type="button"
                className="wp-icon"
                aria-label="Sounds and voice"
                aria-pressed={(settings.knocks || settings.names || settings.how) && settings.loudness > 0}
                onClick={() => setSheet('sound')}
              >
                <Volume2 aria-hidden />
              </button>
              <button
                type="button"
                className="wp-icon"
                aria-label="All moves"
                onClick={() => setSheet('list')}
              >
                <List aria-hidden />
              </button>
            </div>
            <Progress course={course} place={session.place} />
          </header>
          {station.kind === 'rest' ? (
            <RestStage />
          ) : (
            <MoveStage
              key={session.place}
              move={station.move}
              level={level}
              side={session.side}
              isMoving={!isPaused}
              left={shareLeft(session, now)}
              part={namePart(course, session.place)}
              where={whereIs(station)}
            />
          )}
          <Say course={course} session={session} now={now} level={level} rest={workout.rest} />
          {station.kind === 'rest' ? (
            <Upcoming course={course} place={session.place} nextRound={station.nextRound} />
          ) : (
            <Alternatives station={station} level={level} onChoose={choose} />
          )}
          <nav className="wp-nav" aria-label="Moves">
            {station.kind === 'rest' && session.pace.kind === 'clock' ? (
              <Button
                look="line"
                className="wp-round-key"
                aria-label="Fifteen seconds more"
                onClick={() => change((current) => addRest(course, current))}
              >
                + 15
              </Button>
            ) : (
              <Button
                look="line"
                className="wp-round-key"
                aria-label="Back to the move before"
                onClick={back}
              >
                <ArrowLeft aria-hidden />
              </Button>
            )}
            <Button look="line" className="wp-round-key" aria-label="Pause" onClick={stop}>
              <Pause aria-hidden />
            </Button>
            <NextKey course={course} session={session} station={station} onPress={next} />
          </nav>
        </div>
      )}
      <PausedSheet
        open={isPaused && sheet === null && station !== undefined}
        what={
          station?.kind === 'move'
            ? `${station.move.name}, ${namePart(course, session.place).toLowerCase()}`
            : 'Rest'
        }
        onGoOn={() => change((current, moment) => resume(course, current, moment))}
        onStartAgain={() => change((current, moment) => startAgain(course, current, moment))}
        onSkip={() => change((current, moment) => skip(course, current, moment))}
        onLeave={leave}
      />
      <ListSheet
        open={sheet === 'list'}
        onClose={() => setSheet(null)}
        course={course}
        place={session.place}
        onGoTo={(place) => {
          setSheet(null)
          change((current, moment) => goTo(course, current, place, moment))
        }}
      />
      <SoundSheet open={sheet === 'sound'} onClose={() => setSheet(null)} settings={settings} />
    </dialog>
  )
}

/** How long a pause has lasted, in ms, told each minute. */
function usePausedFor(isPaused: boolean): number {
  const [pausedFor, setPausedFor] = useState(0)
  useEffect(() => {
    setPausedFor(0)
    if (!isPaused) return
    const since = Date.now()
    const timer = setInterval(() => setPausedFor(Date.now() - since), 60 * SECOND)
    return () => clearInterval(timer)
  }, [isPaused])
  return pausedFor
}

function statusOf(station: Station | undefined, isScreenOn: boolean): string {
  if (station?.kind === 'move' && station.part !== 'round') {
    return station.part === 'warm_up' ? 'warm-up' : 'cool-down'
  }
  return isScreenOn ? 'screen stays on' : 'your phone may dim'
}

function whereIs({ part, number, of }: Station & { kind: 'move' }): string {
  if (part === 'round') return `Move ${number} of ${of}`
  return part === 'warm_up' ? `${number} of ${of}` : 'Cool-down'
}

/** What is left of a time as a share of it, for the sun behind the figure; null when nothing is counted. */
function shareLeft(session: Session, now: number): number | null {
  const { pace } = session
  if (pace.kind !== 'clock') return null
  const whole = pace.endsAt - pace.readyUntil
  return whole > 0 ? (leftOf(session, now) ?? 0) / whole : 0
}

function Progress({ course, place }: { course: Course; place: number }) {
  const groups = groupCourse(course)
  const moves = groups.flat()
  // At a rest the last round is done, the next not begun.
  const done = moves.filter((each) => each < place).length
  return (
    <div
      className="wp-prog"
      role="progressbar"
      aria-label="Moves"
      aria-valuemin={0}
      aria-valuemax={moves.length}
      aria-valuenow={done}
      aria-valuetext={`${done} of ${moves.length} done`}
    >
      {groups.map((group) => (
        <span key={group[0]} style={{ flex: group.length + 1 }}>
          {group.map((each) => (
            <i key={each} className={each < place ? 'done' : each === place ? 'now' : undefined} />
          ))}
        </span>
      ))}
    </div>
  )
}

function Say({
  course,
  session,
  now,
  level,
  rest,
}: {
  course: Course
  session: Session
  now: number
  level: Level
  rest: string
}) {
  const station = course[session.place]
  const left = leftOf(session, now)
  const ready = readyLeftOf(session, now)
  if (!station) return null
  const fitted = fitStation(station, level)
  const isSecond = session.side === 1
  const shown = fitted ? showDose(fitted.dose) : { figure: '', words: '' }
  const figure = left === null ? shown.figure : showClock(ready > 0 ? ready : left)
  const words =
    left === null ? shown.words : ready > 0 ? 'get ready' : isSecond ? 'on the other side' : 'to go'
  return (
    <section className="wp-say">
      <h2 className="wp-name">{fitted ? fitted.move.name : 'Rest'}</h2>
      <p className={figure ? 'wp-dose' : 'wp-dose open'} role={left === null ? undefined : 'timer'}>
        {figure && <span className={left === null ? undefined : 'fix'}>{figure}</span>}
        <small>{words}</small>
      </p>
      <p className="wp-how">{fitted ? fitted.move.how : restWords(rest)}</p>
    </section>
  )
}

/** What to do in a rest; how long it is stands above already. */
function restWords(rest: string): string {
  const sentences = rest.split(/(?<=[.!?;])\s+/)
  const others = sentences.filter((sentence) => !/\b(?:minutes?|seconds?)\b/i.test(sentence))
  return (others.length > 0 ? others : sentences).join(' ').replace(/;$/, '.')
}

function Upcoming({ course, place, nextRound }: { course: Course; place: number; nextRound: number }) {
  const coming = nextMove(course, place)
  const fitted = coming && fitStation(coming, 'written')
  if (!fitted) return null
  const rounds = Math.max(...course.map((station) => (station.kind === 'move' ? (station.round ?? 0) : 0)))
  return (
    <aside className="wp-next">
      <span>
        Round {nextRound} of {rounds} begins with
      </span>
      <b>
        {fitted.move.name}, {sayDose(fitted.dose)}
      </b>
    </aside>
  )
}

/** A hill low or high over the ground: easier, harder. */
function Hill({ isHigh }: { isHigh: boolean }) {
  return (
    <svg viewBox="0 0 26 22" aria-hidden="true">
      <path d="M1 18h24" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d={isHigh ? 'M3.5 15a9.5 9.5 0 0 1 19 0z' : 'M5 15a8 4 0 0 1 16 0z'} fill="currentColor" />
    </svg>
  )
}

function Alternatives({
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
      <button type="button" aria-pressed={level === which} onClick={() => onChoose(which)}>
        <Hill isHigh={which === 'harder'} />
        <span>
          <b>{which === 'easier' ? 'Easier' : 'Harder'}</b>
          <small>{words}</small>
        </span>
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two keys, not fields of a form
    <div className="wp-alt" role="group" aria-label="Make it fit">
      {key('easier', easier)}
      {key('harder', harder)}
    </div>
  )
}

function NextKey({
  course,
  session,
  station,
  onPress,
}: {
  course: Course
  session: Session
  station: Station
  onPress: () => void
}) {
  const coming = nextMove(course, session.place)
  const isTimed = session.pace.kind === 'clock'
  if (station.kind === 'rest') {
    return (
      <Button className="wp-go" onClick={onPress}>
        <span>
          I’m ready
          <small>
            {isTimed ? `Round ${station.nextRound} starts by itself` : `Round ${station.nextRound}`}
          </small>
        </span>
        <ArrowRight aria-hidden />
      </Button>
    )
  }
  const isLast = session.place === course.length - 1
  return (
    <Button className="wp-go" onClick={onPress}>
      <span>
        {isTimed ? 'Skip' : 'Done'}
        <small>{isLast ? 'Then you are done' : coming ? `Next: ${coming.move.name}` : ''}</small>
      </span>
      {isTimed ? <SkipForward aria-hidden /> : <ArrowRight aria-hidden />}
    </Button>
  )
}
