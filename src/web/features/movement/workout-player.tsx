import { ArrowLeft, List, Pause, SlidersHorizontal, Volume2, VolumeX, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { buildCourse, namePart } from '../../../domain/movement/course.ts'
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
import { classNames } from '../../ui/class-names.ts'
import { IconKey, RoundKey, StageHead, StageNav } from '../../ui/stage/stage-frame.tsx'
import { useSheets, useStageKeys, useSwipe, useWakeLock } from '../../ui/stage/stage-hooks.ts'
import { countEvent } from '../statistics/visits.ts'
import { MoveStage } from './move-stage.tsx'
import {
  Alternatives,
  NextKey,
  NothingToDo,
  Progress,
  Say,
  shareLeft,
  statusOf,
  Upcoming,
  whereIs,
} from './player-pieces.tsx'
import { isHeard, playerSettings } from './player-settings.ts'
import { ListSheet, PausedSheet, SoundSheet } from './player-sheets.tsx'
import { useWorkoutProgress } from './use-workout-progress.ts'
import './workout-player.css'
import './workout-screens.css'

type PlayerAction = 'pause' | 'next' | 'back' | 'easier' | 'harder' | 'list' | 'sound' | 'mute'
type PlayerActions = Readonly<Record<PlayerAction, () => void>>

const KEYS: Readonly<Record<string, PlayerAction>> = {
  ' ': 'pause',
  ArrowRight: 'next',
  Enter: 'next',
  ArrowLeft: 'back',
  e: 'easier',
  h: 'harder',
  l: 'list',
  m: 'sound',
  s: 'mute',
}

/** Length of a pause after which the screen may dim, in ms. */
const DIM_AFTER_MS = 5 * 60 * SECOND

interface WorkoutPlayerProps {
  /** The key of the stored place on this device: `plan/2`. */
  id: string
  workout: Workout
  /** Prefix of the second line: `Day 2`; may be empty. */
  label: string
  onLeave: () => void
  /** Renders what is shown when the workout is done. */
  renderDone: (onLeave: () => void) => ReactNode
}

/** Runs a workout, one move at a time, over the whole screen (PLAYER-PAGE-1). */
export function WorkoutPlayer({ id, workout, label, onLeave, renderDone }: WorkoutPlayerProps) {
  // The workout as opened: a change by the coach that arrives meanwhile takes effect the next time.
  const [course] = useState(() => buildCourse(workout))
  const settings = playerSettings.use()
  const { progress, now, change } = useWorkoutProgress(id, course, settings)
  const { shown: sheet, show, propsOf } = useSheets<'list' | 'sound'>()
  useEffect(() => countEvent('workout'), [])
  const screen = useRef<HTMLDialogElement>(null)
  const isPaused = progress.pace.kind === 'paused'
  const pausedFor = usePausedFor(isPaused)
  const isScreenOn = useWakeLock(settings.awake && pausedFor < DIM_AFTER_MS)
  const station = course[progress.place]
  const level = levelAt(course, progress)
  const isBusy = sheet !== null || isPaused

  // In a layout effect: the dialog is closed before it is removed, so that the focus returns to the button.
  useLayoutEffect(() => {
    const dialog = screen.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    // Focuses the dialog instead of a button: space and Enter control the player until a button is pressed.
    dialog.focus()
    return () => dialog.close()
  }, [])

  const choose = (wanted: Level) => change((current, moment) => chooseLevel(course, current, wanted, moment))
  const actions: PlayerActions = {
    pause: () => change((current, moment) => pause(current, moment)),
    next: () => change((current, moment) => goOn(course, current, moment)),
    back: () => change((current, moment) => goBack(course, current, moment)),
    easier: () => choose('easier'),
    harder: () => choose('harder'),
    list: () => show('list'),
    sound: () => show('sound'),
    mute: () => {
      // With no sound selected, unmuting first opens the choice of sounds.
      if (!settings.isMuted && !isHeard(settings)) show('sound')
      else playerSettings.write({ ...settings, isMuted: !settings.isMuted })
    },
  }
  const leave = () => {
    // Leaving pauses the workout, so that no time passes meanwhile.
    actions.pause()
    onLeave()
  }
  useStageKeys(KEYS, actions, !isBusy && station !== undefined)
  const swipe = useSwipe((way) => (way === 1 ? actions.next() : actions.back()))

  const line = [label, statusOf(station, isScreenOn)].filter(Boolean).join(' · ')
  return (
    <dialog
      ref={screen}
      className="stage wp-screen"
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
        <div
          className={classNames('wp grid min-h-dvh', station.kind === 'rest' && 'rest surface-leaf')}
          {...swipe}
        >
          <StageHead
            leave={<IconKey label="Leave, your place is kept" icon={X} onClick={leave} />}
            title={workout.title}
            line={line}
            progress={<Progress course={course} place={progress.place} />}
          >
            <IconKey
              label="Sound"
              icon={isHeard(settings) ? Volume2 : VolumeX}
              aria-pressed={isHeard(settings)}
              onClick={actions.mute}
            />
            <IconKey label="Sounds and voice" icon={SlidersHorizontal} onClick={actions.sound} />
            <IconKey label="All moves" icon={List} onClick={actions.list} />
          </StageHead>
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
          <StageNav
            label="Moves"
            go={<NextKey course={course} progress={progress} station={station} onPress={actions.next} />}
          >
            {station.kind === 'rest' && progress.pace.kind === 'clock' ? (
              <RoundKey
                label="Fifteen seconds more"
                onClick={() => change((current) => addRest(course, current))}
              >
                + 15
              </RoundKey>
            ) : (
              <RoundKey label="Back to the move before" onClick={actions.back}>
                <ArrowLeft aria-hidden />
              </RoundKey>
            )}
            <RoundKey label="Pause" onClick={actions.pause}>
              <Pause aria-hidden />
            </RoundKey>
          </StageNav>
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
        {...propsOf('list')}
        course={course}
        place={progress.place}
        onGoTo={(place) => {
          show(null)
          change((current, moment) => goTo(course, current, place, moment))
        }}
      />
      <SoundSheet {...propsOf('sound')} settings={settings} />
    </dialog>
  )
}

/** Returns how long a pause has lasted, in ms, updated each minute. */
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

/** A breath in and out; the drawing grows and shrinks in the same rhythm (workout-player.css). */
const IN_MS = 4 * SECOND
const OUT_MS = 5 * SECOND

/** Shows a half-disc that breathes during a rest. */
function RestStage() {
  const isIn = useBreath()
  return (
    <section className="wp-stage relative overflow-hidden" aria-hidden="true">
      <p className="wp-round absolute z-1 font-display font-[750] tracking-[-.02em]">
        {isIn ? 'Breathe in' : 'Breathe out'}
      </p>
      <p className="wp-where text-muted absolute z-1 rounded-paper font-semibold">with the sun</p>
      <svg viewBox="-16 -44 432 388" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <g className="wp-breath">
          <path className="b2" d="M0 296a200 200 0 0 1 400 0z" />
          <path className="b1" d="M72 296a128 128 0 0 1 256 0z" />
        </g>
        <path className="floor" d="M-1600 295.5 2000 297v1800H-1600z" />
      </svg>
    </section>
  )
}

function useBreath(): boolean {
  const [isIn, setIn] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIn(!isIn), isIn ? IN_MS : OUT_MS)
    return () => clearTimeout(timer)
  }, [isIn])
  return isIn
}
