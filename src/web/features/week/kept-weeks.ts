import { useSyncExternalStore } from 'react'
import { DAYS, emptyWeek, readDay, readWeek, type Week } from '../../../domain/kitchen/week.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'
import { localToday } from '../../data/local-today.ts'

/** By an item's key: its amount in words when it was ticked; false where a default tick was removed. */
export type Ticks = Readonly<Record<string, string | false>>

/** The weeks stored on this device; never sent (WEEK-PAGE-2). */
export interface KeptWeeks {
  /** The day on which something was first stored; null where day 1 of the plan is on Mondays. */
  planStart: string | null
  /** By their Mondays. */
  weeks: Readonly<Record<string, Week>>
  /** The completed days of the plan, 0 to 6, by the week's Monday. */
  done: Readonly<Record<string, readonly number[]>>
  /** By the Monday, or by `link-` and the Monday for a week from a link. */
  ticks: Readonly<Record<string, Ticks>>
}

/** More than a year; the oldest are dropped first. */
const MAX_WEEKS = 60
const MAX_TICKS = 400
const NOTHING: KeptWeeks = { planStart: null, weeks: {}, done: {}, ticks: {} }

/** Parses what is stored. Invalid entries are dropped individually. */
export function parseKeptWeeks(stored: unknown): KeptWeeks {
  if (!isRecord(stored)) return NOTHING
  return {
    planStart: readDay(stored.planStart),
    weeks: newest(
      mapEntries(stored.weeks, (week, start) => {
        const read = readWeek(week)
        return read?.start === start ? read : null
      }),
    ),
    done: newest(mapEntries(stored.done, readDays)),
    ticks: newest(mapEntries(stored.ticks, readTicks)),
  }
}

const NAME = /^(?:link-)?\d{4}-\d\d-\d\d$/

function mapEntries<T>(value: unknown, read: (entry: unknown, name: string) => T | null): Record<string, T> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const known = NAME.test(name) ? read(entry, name) : null
      return known === null ? [] : [[name, known] as const]
    }),
  )
}

function newest<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  const day = (name: string) => name.replace('link-', '')
  return Object.fromEntries(
    Object.entries(entries)
      .sort(([a], [b]) => (day(a) < day(b) ? 1 : -1))
      .slice(0, MAX_WEEKS),
  )
}

function readDays(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null
  return DAYS.filter((day) => value.includes(day))
}

function readTicks(value: unknown): Ticks | null {
  if (!isRecord(value)) return null
  const known = Object.entries(value).flatMap(([key, said]) =>
    said === false || typeof said === 'string' ? [[key, said] as const] : [],
  )
  return Object.fromEntries(known.slice(-MAX_TICKS))
}

const store = deviceStore('weeks', parseKeptWeeks)

function change(edit: (before: KeptWeeks) => KeptWeeks): void {
  store.edit((before) => {
    const { planStart, weeks, done, ticks } = edit({ ...before, planStart: planStartOf(before) })
    return { planStart, weeks: newest(weeks), done: newest(done), ticks: newest(ticks) }
  })
}

/** Replaces a week of this device by the result of a function. */
export function changeWeek(start: string, edit: (week: Week) => Week): void {
  change((kept) => ({ ...kept, weeks: { ...kept.weeks, [start]: edit(weekOf(kept, start)) } }))
}

/** Stores a week from a link as one of this device; on a device without any weeks the plan's start is taken from it. */
export function storeLinkedWeek(start: string, week: Week): void {
  change((kept) => ({
    ...kept,
    planStart: isNothing(kept) ? week.planStart : kept.planStart,
    weeks: { ...kept.weeks, [start]: { ...week, start } },
  }))
}

export function setSessionDone(start: string, day: number, isDone: boolean): void {
  change((kept) => {
    const others = (kept.done[start] ?? []).filter((other) => other !== day)
    return { ...kept, done: { ...kept.done, [start]: isDone ? [...others, day].sort() : others } }
  })
}

/** Appends a line of the reader's own to a week's list, not ticked, or removes it with its tick. */
export function setOwnItem(start: string, item: string, isOnList: boolean): void {
  change((kept) => {
    const week = weekOf(kept, start)
    const others = week.own.filter((other) => other !== item)
    const { [ownKey(item)]: _, ...ticks } = kept.ticks[start] ?? {}
    return {
      ...kept,
      weeks: { ...kept.weeks, [start]: { ...week, own: isOnList ? [...others, item] : others } },
      ticks: { ...kept.ticks, [start]: ticks },
    }
  })
}

/** @param said the amount in words; false removes a default tick */
export function setTick(list: string, key: string, said: string | false): void {
  change((kept) => ({
    ...kept,
    ticks: { ...kept.ticks, [list]: { ...kept.ticks[list], [key]: said } },
  }))
}

/** Returns a week of this device; where none is planned, an empty one with as many people as the latest. */
export function weekOf(kept: KeptWeeks, start: string): Week {
  const { weeks } = kept
  const latest = Object.keys(weeks).sort().at(-1)
  const week = weeks[start] ?? emptyWeek(start, latest ? weeks[latest]?.people : undefined)
  return { ...week, planStart: planStartOf(kept) }
}

/** Returns the start of the plan: the day of the first visit, fixed once anything is stored. */
function planStartOf(kept: KeptWeeks): string | null {
  return isNothing(kept) ? localToday() : kept.planStart
}

function isNothing({ weeks, done, ticks }: KeptWeeks): boolean {
  return [weeks, done, ticks].every((entries) => Object.keys(entries).length === 0)
}

/** Returns the key of a line that the reader wrote on the list. */
export function ownKey(text: string): string {
  return `own ${text}`
}

/** Everything stored as a hook; nothing on the server and in the first render. */
export const useKeptWeeks = store.use

/** False once something could not be stored: from then on the weeks last as long as the page. */
export const useIsStored = () => useSyncExternalStore(store.onChange, store.isKept, () => true)
