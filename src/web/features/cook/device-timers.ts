import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  addTime,
  advanceTimers,
  type ClockReading,
  type CookTimer,
  clockAdjustment,
  type KeptTimers,
  type NewTimer,
  pauseTimer,
  readTimers,
  resumeTimer,
  shiftTimers,
  startTimer,
  stopTimer,
  type Timers,
} from '../../../domain/kitchen/timers.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { readStored, writeStored } from '../../data/device-store.ts'
import { TIMERS_KEY } from './storage-keys.ts'

/*
 * The timers of this device (COOK-TIMER-1). They are stored by their end times, so that they survive a reload, another
 * page and a closed tab. One of all tabs, the ringer, lets time pass and rings: the tab that became visible last.
 */

const RINGER_KEY = 'cook-timers-ringer'
const TICK_MS = 250
/** How often the ringer signals that it is still alive. */
const SEEN_EVERY_MS = 15 * SECOND
/** After this long without a signal another tab rings: a hidden one may signal only once a minute. */
const SILENT_AFTER_MS = 90 * SECOND

const NONE: Timers = []
const tab = Math.random().toString(36).slice(2)

// One set per tab: filled on first use, in the browser only.
let timers: Timers | null = null
/** False once something could not be stored: from then on the timers live in this page's memory. */
let isStored = true
let seenAt = 0
let lastReading: ClockReading | null = null
let stayedVisible = true
let ticking: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()
const ringListeners = new Set<(rang: readonly CookTimer[]) => void>()

function get(): Timers {
  timers ??= load(Date.now())
  return timers
}

/** Returns the stored timers as of a wall-clock time. */
function load(now: number): Timers {
  if (!isStored) return timers ?? NONE
  const kept = readTimers(readStored(TIMERS_KEY), now)
  // An equal list keeps its identity: nothing is rendered for it.
  return timers && JSON.stringify(kept) === JSON.stringify(timers) ? timers : kept
}

function keep(next: Timers, now: number): void {
  const isNews = next !== timers
  timers = next
  seenAt = now
  const kept: KeptTimers = { seenAt: now, timers: next }
  // Storage forbidden or full: the timers last as long as this page.
  isStored = writeStored(TIMERS_KEY, next.length === 0 ? null : kept) === 'kept'
  followClock()
  if (isNews) for (const listener of listeners) listener()
}

/** Changes the timers, starting from their current state. */
function change(edit: (timers: Timers, now: number) => Timers): void {
  claimRinging()
  tick()
  const now = Date.now()
  keep(edit(load(now), now), now)
}

export const deviceTimers = {
  start: (timer: NewTimer) =>
    change((all, now) => startTimer(all, timer, Math.random().toString(36).slice(2), now)),
  pause: (id: string) => change((all, now) => pauseTimer(all, id, now)),
  resume: (id: string) => change((all, now) => resumeTimer(all, id, now)),
  add: (id: string, ms: number) => change((all, now) => addTime(all, id, ms, now)),
  stop: (id: string) => change((all) => stopTimer(all, id)),
}

/** Lets time pass, in the ringer only; the other tabs follow. */
function tick(): void {
  const reading = { wall: Date.now(), monotonic: performance.now() }
  const setBy = lastReading ? clockAdjustment(lastReading, reading, stayedVisible) : 0
  lastReading = reading
  stayedVisible = document.visibilityState === 'visible'
  if (!isRinger(reading.wall)) return
  const shifted = shiftTimers(load(reading.wall - setBy), setBy)
  const advanced = advanceTimers(shifted, reading.wall)
  const isLate = reading.wall - seenAt >= SEEN_EVERY_MS || seenAt > reading.wall
  if (advanced.timers !== timers || isLate) {
    claimRinging()
    keep(advanced.timers, reading.wall)
  }
  if (advanced.rang.length > 0) for (const listener of ringListeners) listener(advanced.rang)
}

function claimRinging(): void {
  // Where storage cannot be shared, each tab has timers of its own.
  writeStored(RINGER_KEY, { tab, at: Date.now() })
}

function leaveRinging(): void {
  if (!isRinger(Date.now())) return
  if (get().length > 0) keep(get(), Date.now())
  writeStored(RINGER_KEY, null)
}

function isRinger(now: number): boolean {
  if (!isStored) return true
  const claim = readStored(RINGER_KEY)
  if (!isRecord(claim)) return true
  const silentFor = now - Number(claim.at)
  return claim.tab === tab || !(silentFor >= 0 && silentFor < SILENT_AFTER_MS)
}

function followClock(): void {
  const isNeeded = listeners.size > 0 && get().some(({ state }) => state.kind === 'running')
  if (isNeeded && ticking === undefined) {
    ticking = setInterval(tick, TICK_MS)
  } else if (!isNeeded && ticking !== undefined) {
    clearInterval(ticking)
    ticking = undefined
    lastReading = null
  }
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') {
    stayedVisible = false
    return
  }
  claimRinging()
  tick()
}

function onStorage({ key }: StorageEvent): void {
  if (key !== TIMERS_KEY && key !== null) return
  const before = timers
  timers = load(Date.now())
  followClock()
  if (timers !== before) for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    window.addEventListener('pagehide', leaveRinging)
    document.addEventListener('visibilitychange', onVisibility)
  }
  listeners.add(listener)
  if (document.visibilityState === 'visible') claimRinging()
  // Missed timers are shown immediately.
  tick()
  followClock()
  return () => {
    listeners.delete(listener)
    followClock()
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', leaveRinging)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Returns the timers of this device; none on the server and while a page wakes. */
export function useDeviceTimers(): Timers {
  return useSyncExternalStore(subscribe, get, () => NONE)
}

/** Reports each ring once, in the one tab that rings, but no missed timers. Returns a function that stops it. */
export function onRing(listener: (rang: readonly CookTimer[]) => void): () => void {
  ringListeners.add(listener)
  return () => {
    ringListeners.delete(listener)
  }
}

/** Returns the current time, updated while passing time is shown. */
export function useNow(isPassing: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (!isPassing) return
    const interval = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(interval)
  }, [isPassing])
  return now
}
