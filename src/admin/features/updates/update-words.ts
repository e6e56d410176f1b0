import { formatShortDate } from '../../../domain/time/dates.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { formatClock } from '../../../domain/time/zoned-time.ts'
import type { UpdateDetails, UpdateStatus } from '../../../domain/updates/update-calls.ts'

type Step = UpdateStatus['steps'][number]
type Run = NonNullable<UpdateDetails['run']>

/** A step's name before it is done, and after. */
const TITLES: Record<string, readonly [string, string]> = {
  room: ['Room on the disk', 'Room on the disk'],
  check: ['Size and signature', 'Size and signature checked'],
  unpack: ['Unpack beside the old one', 'Unpacked beside the old one'],
  backup: ['Make a backup and prove it', 'Backup made and proven'],
  rehearsal: ['Rehearse on a copy of your data', 'Rehearsed on a copy of your data'],
  switch: ['Switch', 'Switched'],
  health: ['Ask how it feels, for a minute', 'Asked how it feels'],
  undo: ['Bring the old version and its data back', 'Old version and its data back'],
}

/** Shown until a step reports its own result. */
const AHEAD: Record<string, string> = { switch: 'Readers wait five seconds at most' }

export function titleOf({ name, state }: Step): string {
  const [before, after] = TITLES[name] ?? [name, name]
  return state === 'done' || state === 'failed' ? after : before
}

/** Returns the small line under a step. An error is quoted. */
export function sentenceOf({ name, state, sentence }: Step): string {
  if (sentence === '') return state === 'waiting' ? (AHEAD[name] ?? '') : ''
  return state === 'failed' ? `“${sentence.replace(/\.$/, '')}”` : sentence
}

/** Returns `2 min 6 s` or `41 s`; empty for less than a second. */
export function describeTime(ms: number): string {
  const seconds = Math.round(ms / SECOND)
  if (seconds < 1) return ''
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}

/** Returns how long readers waited: `Readers waited 3 seconds.` */
export function describeWaiting({ waited_ms }: Run): string {
  if (waited_ms === null || waited_ms < SECOND / 2) return 'No reader had to wait.'
  const seconds = Math.max(1, Math.round(waited_ms / SECOND))
  return `Readers waited ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
}

/** Returns `at 05:10` for today, else with the day. */
export function describeMoment(iso: string, now: string, timeZone: string): string {
  const day = formatShortDate(iso, timeZone)
  const clock = formatClock(iso, timeZone)
  return day === formatShortDate(now, timeZone) ? `at ${clock}` : `on ${day} at ${clock}`
}

/** Returns what is new, as a list of points. A version's notes are a list in Markdown; any other line is a point too. */
export function pointsOf(notes: string): string[] {
  const points: string[] = []
  for (const line of notes.split('\n').map((one) => one.trimEnd())) {
    const begun = /^[-*] +(.+)$/.exec(line)
    const last = points.length - 1
    if (begun?.[1]) points.push(plain(begun[1]))
    else if (/^\s+\S/.test(line) && last >= 0) points[last] += ` ${plain(line.trim())}`
    else if (line.trim() !== '') points.push(plain(line.replace(/^#+ */, '')))
  }
  return points
}

function plain(text: string): string {
  return text.replaceAll(/\*\*|`/g, '')
}

export function adviceFor(reason: string): string {
  if (/signature|damaged|published|not signed/.test(reason)) return 'nothing. We look again tomorrow.'
  if (/not enough room/.test(reason)) return 'make room on the disk, or ask a helper for a larger one.'
  if (/On a copy/.test(reason))
    return 'nothing is urgent. Send the log to a helper, or wait for the next version.'
  return 'nothing is urgent. Try again, or send the log to a helper.'
}
