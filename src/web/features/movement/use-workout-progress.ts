import { useEffect, useRef, useState } from 'react'
import type { Course } from '../../../domain/movement/course.ts'
import { announce, describeCurrentMove, isTurn, knocksBetween } from '../../../domain/movement/cues.ts'
import { restoreProgress, toStoredProgress } from '../../../domain/movement/kept-progress.ts'
import {
  advance,
  pause,
  startWorkout,
  type WorkoutProgress,
} from '../../../domain/movement/workout-progress.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { readStored, writeStored } from '../../data/device-store.ts'
import { playTone, speak, stopSpeaking, vibrate } from '../../ui/stage/sound.ts'
import { placeKey } from './kept-place.ts'
import { heardSettings, type PlayerSettings } from './player-settings.ts'

const TICK_MS = 200
/** Interval at which the last-seen time of the stored progress is updated. */
const KEEP_EVERY_MS = 10 * SECOND
/** Smaller steps back are the system's own clock corrections, not a change by the user. */
const SET_BACK_MS = 2 * SECOND

/** Returns the place stored on this device for a workout; null when there is none. */
function readKept(id: string, course: Course): WorkoutProgress | null {
  return restoreProgress(course, readStored(placeKey(id)), Date.now())
}

function keep(id: string, course: Course, session: WorkoutProgress): void {
  // Where storage is forbidden or full, the place lasts while the player is open.
  writeStored(
    placeKey(id),
    session.pace.kind === 'over' ? null : toStoredProgress(course, session, Date.now()),
  )
}

/**
 * Runs a workout: time passes by the clock, turns are signalled by sound, and the place is stored on the device.
 *
 * @param id the key under which the place is stored
 */
export function useWorkoutProgress(id: string, course: Course, settings: PlayerSettings) {
  const [progress, setProgress] = useState<WorkoutProgress>(
    () => readKept(id, course) ?? startWorkout(course, Date.now()),
  )
  const [now, setNow] = useState(() => Date.now())
  const latest = useRef({ progress, settings, seenAt: now, keptAt: 0 })
  latest.current.settings = settings

  /** Sets the next progress, and signals a turn. */
  function become(next: WorkoutProgress, moment: number) {
    const before = latest.current.progress
    latest.current.progress = next
    setProgress(next)
    setNow(moment)
    keep(id, course, next)
    latest.current.keptAt = moment
    if (isTurn(before, next)) tell(next)
  }

  function tell(next: WorkoutProgress) {
    soundTurn(heardSettings(latest.current.settings))
    sayMoveOf(next)
  }

  function sayMoveOf(next: WorkoutProgress) {
    const wanted = heardSettings(latest.current.settings)
    const station = course[next.place]
    const isFirst = station?.kind === 'move' && (station.round ?? 1) === 1 && next.side === 0
    const words = [
      ...(wanted.names
        ? [
            next.side === 1
              ? announce(course, next)
              : describeCurrentMove(course, next) || announce(course, next),
          ]
        : []),
      ...(wanted.how && isFirst ? [station.move.how] : []),
    ]
    say(words.join('. '), wanted)
  }

  // Muting ends the sentence that is being spoken.
  useEffect(() => {
    if (settings.isMuted) stopSpeaking()
  }, [settings.isMuted])

  useEffect(() => {
    // No turn leads to the first move, so it is spoken here.
    if (latest.current.progress.pace.kind !== 'paused') sayMoveOf(latest.current.progress)
    const tick = () => {
      const moment = Date.now()
      const { progress: current, seenAt, keptAt } = latest.current
      latest.current.seenAt = moment
      // A clock that was set back would count the same time again, so the workout is paused.
      if (moment < seenAt - SET_BACK_MS) return become(pause(current, seenAt), moment)
      for (let left = knocksBetween(current, seenAt, moment); left > 0; left -= 1)
        knock(heardSettings(latest.current.settings))
      const next = advance(course, current, moment)
      if (next !== current || moment - keptAt > KEEP_EVERY_MS) become(next, moment)
      // Self-paced moves need no re-render.
      else if (current.pace.kind === 'clock') setNow(moment)
    }
    const timer = setInterval(tick, TICK_MS)
    const onVisibility = () => document.visibilityState === 'visible' && tick()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      stopSpeaking()
    }
  }, [])

  return {
    progress,
    now,
    /** Changes the progress, starting from its current state. */
    change(edit: (progress: WorkoutProgress, now: number) => WorkoutProgress) {
      const moment = Date.now()
      become(edit(advance(course, latest.current.progress, moment), moment), moment)
    },
  }
}

/** A knock on wood: a short low tone. A turn is two of them, the second higher. */
const KNOCK_HZ = 220
const TURN_HZ = [262, 392]
const KNOCK_SECONDS = 0.12
const TURN_MS = 180

function knockAt(hertz: number, delay: number, loudness: number): void {
  if (loudness <= 0) return
  playTone({
    delay,
    seconds: KNOCK_SECONDS,
    type: 'triangle',
    shape: (pitch, volume, from) => {
      pitch.setValueAtTime(hertz, from)
      pitch.exponentialRampToValueAtTime(hertz * 0.6, from + KNOCK_SECONDS)
      volume.setValueAtTime(loudness / 100, from)
      volume.exponentialRampToValueAtTime(0.001, from + KNOCK_SECONDS)
    },
  })
}

function knock({ knocks, loudness }: PlayerSettings): void {
  if (knocks) knockAt(KNOCK_HZ, 0, loudness)
}

/** Signals the turn from one move to the next by sound and vibration, according to the reader's settings. */
function soundTurn({ knocks, loudness, buzz }: PlayerSettings): void {
  if (knocks) for (const [index, hertz] of TURN_HZ.entries()) knockAt(hertz, index * 0.14, loudness)
  if (buzz) vibrate(TURN_MS)
}

/** Speaks a text at the chosen volume. */
function say(text: string, { loudness }: PlayerSettings): void {
  if (text !== '' && loudness > 0) speak([text], { volume: loudness / 100 })
}
