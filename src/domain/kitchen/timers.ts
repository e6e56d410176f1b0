import { DAY, MINUTE, SECOND } from '../time/durations.ts'
import { isNonNegative, isRecord } from '../type-guards.ts'

/** A timer of cook mode (COOK-TIMER-1). It holds when it ends, never a count. All times are ms since 1970. */
export interface CookTimer {
  id: string
  recipe: { slug: string; title: string }
  /** Which duration of the recipe it times: the step's number, and where in its sentence the duration begins. */
  step: number
  start: number
  /** What it times, in a word or two: `Eggs`. */
  label: string
  /** What it says when it rings: `Eggs are ready`. */
  headline: string
  /** What the cook does then; may be empty. */
  afterwards: string
  /** How long it was started for, with every minute added since, in ms. */
  totalMs: number
  /** What is left of a range once its lower end has rung, in ms; 0 for no range. */
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

/** A ring found later than this was missed: a hidden page may be up to a minute late. */
export const MISSED_AFTER_MS = 90 * SECOND
/** More are not needed at once; the oldest that has rung makes room. */
export const MAX_TIMERS = 12
const KEPT_FOR_MS = DAY

export type Timers = readonly CookTimer[]

/** One more timer, at the end; the one that times the same duration already starts anew in its place. */
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

/** What is left, in ms; never below nothing. */
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

/** More time: for a running or paused timer on top of what is left, for one that has rung from now on. */
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
 * Lets time pass: what has come to its end has rung. Each end rings once, in the tab that advances the timers first.
 *
 * @returns the same list when nothing happened
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

/** A moment by both clocks of a device, in ms: the wall clock, which can be set, and one that only runs on. */
export interface ClockReading {
  wall: number
  monotonic: number
}

/** Less than this is how clocks are kept right, not set. */
const SET_BY_MORE_THAN_MS = 2 * SECOND

/**
 * By how much the wall clock was set between two readings. Timers go on with what they had left: `shiftTimers` by it.
 *
 * Both clocks together tell: set back, the wall clock shows less time than has passed. Set forward it shows more, but so
 * it does after a device has slept, during which many do not count on. A page that stayed in sight was on a device that
 * did not sleep, so only there the clock counts as set. Else the time has passed, and a timer rings rather too early
 * than too late.
 *
 * @param stayedVisible whether the page was on the screen all the time between the two
 */
export function clockSetBy(before: ClockReading, after: ClockReading, stayedVisible: boolean): number {
  const drift = after.wall - before.wall - (after.monotonic - before.monotonic)
  if (Math.abs(drift) <= SET_BY_MORE_THAN_MS) return 0
  return drift < 0 || stayedVisible ? drift : 0
}

/** The same timers by a wall clock that was set: what is left of each stays. */
export function shiftTimers(timers: Timers, ms: number): Timers {
  if (ms === 0) return timers
  return timers.map((timer): CookTimer => {
    const { state } = timer
    if (state.kind === 'running') return { ...timer, state: { ...state, endsAt: state.endsAt + ms } }
    if (state.kind === 'paused') return { ...timer, state: { ...state, pausedAt: state.pausedAt + ms } }
    return { ...timer, state: { ...state, endedAt: state.endedAt + ms } }
  })
}

/** Timers as the device keeps them. */
export interface KeptTimers {
  /** When they were last seen, by the wall clock: later than now means that it was set back meanwhile. */
  seenAt: number
  timers: Timers
}

/**
 * Reads kept timers. What is not ours or is over for a day is left out; when the clock was set back while no page was
 * open, each has left what it had when it was last seen.
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

/** What is left as a clock shows it: `18:42`, `1:05:00`. It says 0:00 only when the time is up. */
export function formatLeft(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** What is left as one says it: `6 minutes and 20 seconds`, `1 hour and 5 minutes`. */
export function sayLeft(ms: number): string {
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

/** How long ago something rang: `just now`, `4 min ago`. */
export function sayAgo(ms: number): string {
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

/** Where a timer belongs, beside its name: `step 1`, `this step`, or the other dish. */
export function sayPlace({ recipe, step }: CookTimer, shown: CookSpot): string {
  if (recipe.slug !== shown.slug) return recipe.title
  return step === shown.step ? 'this step' : `step ${step}`
}
