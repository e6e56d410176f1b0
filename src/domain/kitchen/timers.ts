import { DAY, MINUTE, SECOND } from '../time/durations.ts'
import { isNonNegative, isRecord } from '../type-guards.ts'

/** A timer of cook mode (COOK-TIMER-1). It stores its end, never a count. All times are epoch milliseconds. */
export interface CookTimer {
  id: string
  recipe: { slug: string; title: string }
  /** The duration of the recipe it times: the step's number, and the start of the duration in its sentence. */
  step: number
  start: number
  /** What it times, in a word or two: `Eggs`. */
  label: string
  /** What it says when it rings: `Eggs are ready`. */
  headline: string
  /** The next instruction for the cook; may be empty. */
  afterwards: string
  /** The duration it was started with, plus every minute added since, in ms. */
  totalMs: number
  /** The rest of a range after its lower end has rung, in ms; 0 without a range. */
  restMs: number
  state: TimerState
}

type TimerState =
  | { kind: 'running'; endsAt: number }
  | { kind: 'paused'; leftMs: number; pausedAt: number }
  /** It has rung and waits to be stopped. */
  | { kind: 'rung'; endedAt: number; isMissed: boolean }

export type NewTimer = Pick<CookTimer, 'recipe' | 'step' | 'start' | 'label' | 'headline' | 'afterwards'> & {
  seconds: number
  secondsMax: number | null
}

/** A ring detected later than this counts as missed: a hidden page may be up to a minute late. */
export const MISSED_AFTER_MS = 90 * SECOND
/** More are not needed at once; the oldest that has rung, else the oldest, is dropped for a new one. */
export const MAX_TIMERS = 12
const KEPT_FOR_MS = DAY

export type Timers = readonly CookTimer[]

/** Appends a timer; one that already times the same duration is replaced by it. */
export function startTimer(
  timers: Timers,
  { seconds, secondsMax, ...what }: NewTimer,
  id: string,
  now: number,
): Timers {
  const timer: CookTimer = {
    ...what,
    id,
    totalMs: seconds * SECOND,
    restMs: secondsMax === null ? 0 : Math.max(0, secondsMax - seconds) * SECOND,
    state: { kind: 'running', endsAt: now + seconds * SECOND },
  }
  const others = timers.filter((other) => !timesSame(other, what))
  const full = others.length >= MAX_TIMERS
  const oldest = full ? (others.find(({ state }) => state.kind === 'rung') ?? others[0]) : undefined
  return [...others.filter((other) => other !== oldest), timer]
}

/** Whether a timer is for a certain duration of a certain recipe. */
export function timesSame(
  timer: CookTimer,
  { recipe, step, start }: Pick<NewTimer, 'recipe' | 'step' | 'start'>,
): boolean {
  return timer.recipe.slug === recipe.slug && timer.step === step && timer.start === start
}

/** Returns the remaining time, in ms, at least 0. */
export function leftOf({ state }: CookTimer, now: number): number {
  if (state.kind === 'paused') return state.leftMs
  return state.kind === 'running' ? Math.max(0, state.endsAt - now) : 0
}

export function pauseTimer(timers: Timers, id: string, now: number): Timers {
  return edit(timers, id, (timer) =>
    timer.state.kind === 'running'
      ? { ...timer, state: { kind: 'paused', leftMs: leftOf(timer, now), pausedAt: now } }
      : timer,
  )
}

export function resumeTimer(timers: Timers, id: string, now: number): Timers {
  return edit(timers, id, (timer) =>
    timer.state.kind === 'paused'
      ? { ...timer, state: { kind: 'running', endsAt: now + timer.state.leftMs } }
      : timer,
  )
}

/** Adds time: to the remaining time of a running or paused timer; one that has rung starts again from now. */
export function addTime(timers: Timers, id: string, ms: number, now: number): Timers {
  return edit(timers, id, (timer) => {
    const { state, totalMs } = timer
    if (state.kind === 'running')
      return { ...timer, totalMs: totalMs + ms, state: { ...state, endsAt: state.endsAt + ms } }
    if (state.kind === 'paused')
      return { ...timer, totalMs: totalMs + ms, state: { ...state, leftMs: state.leftMs + ms } }
    return { ...timer, totalMs: ms, restMs: 0, state: { kind: 'running', endsAt: now + ms } }
  })
}

export function stopTimer(timers: Timers, id: string): Timers {
  return timers.filter((timer) => timer.id !== id)
}

/**
 * Marks the timers that have ended as rung. Each end rings only once, in the tab that advances the timers first.
 *
 * @returns the same list when nothing changed
 */
export function advanceTimers(timers: Timers, now: number): { timers: Timers; rang: CookTimer[] } {
  const rang: CookTimer[] = []
  const next = timers.map((timer): CookTimer => {
    const { state } = timer
    if (state.kind !== 'running' || state.endsAt > now) return timer
    const isMissed = now - state.endsAt > MISSED_AFTER_MS
    const rung: CookTimer = { ...timer, state: { kind: 'rung', endedAt: state.endsAt, isMissed } }
    rang.push(rung)
    return rung
  })
  return rang.length > 0 ? { timers: next, rang } : { timers, rang }
}

/** A moment by both clocks of a device, in ms: the wall clock, which can be set, and the monotonic one. */
export interface ClockReading {
  wall: number
  monotonic: number
}

/** Smaller differences are clock synchronization, not a changed clock. */
const SET_BY_MORE_THAN_MS = 2 * SECOND

/**
 * Returns by how much the wall clock was set between two readings. Timers keep their remaining time: pass the result to
 * `shiftTimers`.
 *
 * It compares both clocks: after being set back, the wall clock shows less time than has passed. After being set
 * forward it shows more, but so it does after a device has slept, during which many monotonic clocks stop. A page that
 * stayed visible was on a device that did not sleep, so only there the clock counts as set. Otherwise the time counts
 * as passed: a timer rings rather too early than too late.
 *
 * @param stayedVisible whether the page was visible the whole time between the two
 */
export function clockAdjustment(before: ClockReading, after: ClockReading, stayedVisible: boolean): number {
  const drift = after.wall - before.wall - (after.monotonic - before.monotonic)
  if (Math.abs(drift) <= SET_BY_MORE_THAN_MS) return 0
  return drift < 0 || stayedVisible ? drift : 0
}

/** Shifts the timers after the wall clock was set, so that their remaining time stays. */
export function shiftTimers(timers: Timers, ms: number): Timers {
  if (ms === 0) return timers
  return timers.map((timer): CookTimer => {
    const { state } = timer
    if (state.kind === 'running') return { ...timer, state: { ...state, endsAt: state.endsAt + ms } }
    if (state.kind === 'paused') return { ...timer, state: { ...state, pausedAt: state.pausedAt + ms } }
    return { ...timer, state: { ...state, endedAt: state.endedAt + ms } }
  })
}

/** Timers as stored on the device. */
export interface KeptTimers {
  /** Their last update, by the wall clock: later than now means that the clock was set back since. */
  seenAt: number
  timers: Timers
}

/**
 * Reads stored timers. Invalid ones, and those that ended or were paused a day ago or earlier, are dropped; when the
 * clock was set back while no page was open, each keeps the remaining time of the last update.
 */
export function readTimers(stored: unknown, now: number): Timers {
  if (!isRecord(stored) || !Array.isArray(stored.timers) || !isNonNegative(stored.seenAt)) return []
  const timers = stored.timers.filter(isTimer).slice(-MAX_TIMERS)
  const setBack = Math.min(0, now - stored.seenAt)
  const shifted = -setBack > SET_BY_MORE_THAN_MS ? shiftTimers(timers, setBack) : timers
  return shifted.filter((timer) => now - lastMoment(timer) < KEPT_FOR_MS)
}

function lastMoment({ state }: CookTimer): number {
  if (state.kind === 'running') return state.endsAt
  return state.kind === 'paused' ? state.pausedAt : state.endedAt
}

function edit(timers: Timers, id: string, change: (timer: CookTimer) => CookTimer): Timers {
  return timers.map((timer) => (timer.id === id ? change(timer) : timer))
}

function isTimer(value: unknown): value is CookTimer {
  if (!isRecord(value) || !isRecord(value.recipe)) return false
  const { id, recipe, step, start, label, headline, afterwards, totalMs, restMs, state } = value
  return (
    [id, recipe.slug, recipe.title, label, headline, afterwards].every((text) => typeof text === 'string') &&
    [step, start, totalMs, restMs].every(isNonNegative) &&
    isState(state)
  )
}

function isState(value: unknown): value is TimerState {
  if (!isRecord(value)) return false
  if (value.kind === 'running') return isNonNegative(value.endsAt)
  if (value.kind === 'paused') return isNonNegative(value.leftMs) && isNonNegative(value.pausedAt)
  return value.kind === 'rung' && isNonNegative(value.endedAt) && typeof value.isMissed === 'boolean'
}

/** Formats the remaining time as a clock shows it: `18:42`, `1:05:00`. It is 0:00 only when the time is up. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Formats the remaining time for speech: `6 minutes and 20 seconds`, `1 hour and 5 minutes`. */
export function describeTimeLeft(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const count = (value: number, word: string) =>
    value > 0 ? [`${value} ${word}${value === 1 ? '' : 's'}`] : []
  const parts =
    hours > 0
      ? [...count(hours, 'hour'), ...count(minutes, 'minute')]
      : [...count(minutes, 'minute'), ...count(seconds % 60, 'second')]
  return parts.join(' and ') || 'no time'
}

/** Formats how long ago a timer rang: `just now`, `4 min ago`. */
export function formatElapsed(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  if (minutes < 1) return 'just now'
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}

/** The step that cook mode shows. */
export interface CookSpot {
  slug: string
  /** The step's number. */
  step: number
}

/** Returns where a timer belongs, to be shown beside its name: `step 1`, `this step`, or the other dish. */
export function sayPlace({ recipe, step }: CookTimer, shown: CookSpot): string {
  if (recipe.slug !== shown.slug) return recipe.title
  return step === shown.step ? 'this step' : `step ${step}`
}
