import './workout-player.css'
import './workout-screens.css'
import { ArrowLeft, List, Pause, SlidersHorizontal, Volume2, VolumeX, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { layCourse, namePart } from '../../../domain/movement/course.ts'
import { announce } from '../../../domain/movement/cues.ts'
import type { Level, Workout } from '../../../domain/movement/workout.ts'
import {
  addRest,
  chooseLevel,
  goBack,
  goOn,
  goTo,
  levelAt,
  pause,
  resume,
  skip,
  startAgain,
} from '../../../domain/movement/workout-progress.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { Button } from '../../ui/button.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { countEvent } from '../statistics/visits.ts'
import { MoveStage } from './move-stage.tsx'
import {
  Alternatives,
  NextKey,
  Progress,
  Say,
  shareLeft,
  statusOf,
  Upcoming,
  whereIs,
} from './player-pieces.tsx'
import { isHeard, playerSettings } from './player-settings.ts'
import { ListSheet, PausedSheet, SoundSheet } from './player-sheets.tsx'
import { RestStage } from './rest-stage.tsx'
import { usePlayerKeys } from './use-player-keys.ts'
import { useWorkoutProgress } from './use-workout-progress.ts'

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
  const { progress, now, change } = useWorkoutProgress(id, course, settings)
  const [sheet, setSheet] = useState<'list' | 'sound' | null>(null)
  useEffect(() => countEvent('workout'), [])
  const screen = useRef<HTMLDialogElement>(null)
  const isPaused = progress.pace.kind === 'paused'
  const pausedFor = usePausedFor(isPaused)
  const isScreenOn = useWakeLock(settings.awake && pausedFor < DIM_AFTER_MS)
  const station = course[progress.place]
  const level = levelAt(course, progress)
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
  const mute = () => {
    // Where nothing is chosen to be heard, there is something to choose first.
    if (!settings.isMuted && !isHeard(settings)) setSheet('sound')
    else playerSettings.write({ ...settings, isMuted: !settings.isMuted })
  }
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
      mute,
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
        {announce(course, progress)}
      </p>
      {course.length === 0 ? (
        <NothingToDo onLeave={onLeave} />
      ) : station === undefined ? (
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
                aria-label="Sound"
                aria-pressed={isHeard(settings)}
                onClick={mute}
              >
                {isHeard(settings) ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
              </button>
              <button
                type="button"
                className="wp-icon"
                aria-label="Sounds and voice"
                onClick={() => setSheet('sound')}
              >
                <SlidersHorizontal aria-hidden />
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
            <Progress course={course} place={progress.place} />
          </header>
          {station.kind === 'rest' ? (
            <RestStage />
          ) : (
            <MoveStage
              key={progress.place}
              move={station.move}
              level={level}
              side={progress.side}
              isMoving={!isPaused}
              left={shareLeft(progress, now)}
              part={namePart(course, progress.place)}
              where={whereIs(station)}
            />
          )}
          <Say course={course} progress={progress} now={now} level={level} rest={workout.rest} />
          {station.kind === 'rest' ? (
            <Upcoming course={course} place={progress.place} nextRound={station.nextRound} />
          ) : (
            <Alternatives station={station} level={level} onChoose={choose} />
          )}
          <nav className="wp-nav" aria-label="Moves">
            {station.kind === 'rest' && progress.pace.kind === 'clock' ? (
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
            <NextKey course={course} progress={progress} station={station} onPress={next} />
          </nav>
        </div>
      )}
      <PausedSheet
        open={isPaused && sheet === null && station !== undefined}
        what={
          station?.kind === 'move'
            ? `${station.move.name}, ${namePart(course, progress.place).toLowerCase()}`
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
        place={progress.place}
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

/** A workout whose moves are still to be written. */
function NothingToDo({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="wp-nothing">
      <h2>No moves yet</h2>
      <p>The moves of this workout are still being written. Come back a little later.</p>
      <Button onClick={onLeave}>Close</Button>
    </div>
  )
}
