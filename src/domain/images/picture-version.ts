import { SECOND } from '../time/durations.ts'

/** The version of a picture stored now: seconds since 1970, as the external host counts them. */
export function firstVersion(now: string): string {
  return String(Math.floor(Date.parse(now) / SECOND))
}

/** The version after another one: later, and never the same, however fast they follow each other. */
export function nextVersion(before: string, now: string): string {
  const next = BigInt(before) + 1n
  const wanted = BigInt(firstVersion(now))
  return String(wanted > next ? wanted : next)
}
