import type { OutboxLetter } from '../../../domain/mail/outbox-calls.ts'
import { dayIn, formatShortDate } from '../../../domain/time/dates.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { formatClock } from '../../../domain/time/zoned-time.ts'

/** One of the four places a test letter comes by. */
export interface Station {
  title: string
  text: string
  /** `yours` is where we cannot see any more. */
  state: 'done' | 'waiting' | 'failed' | 'yours'
}

interface Journey {
  /** False where letters are only written to a folder. */
  hasServer: boolean
  /** ISO 8601 */
  now: string
  timeZone: string
}

/** The way of a test letter as far as it is known: nothing is called sent before the mail server has taken it. */
export function journeyOf(letter: OutboxLetter, { hasServer, now, timeZone }: Journey): Station[] {
  const written: Station = {
    title: 'Written',
    text: whenOf(letter.created_at, now, timeZone),
    state: 'done',
  }
  return [written, ...(hasServer ? wayOut(letter) : wayIntoFolder(letter))]
}

function wayOut({ state, created_at, sent_at, recipient, last_error }: OutboxLetter): Station[] {
  if (state === 'sent')
    return [
      { title: 'Left your site', text: '', state: 'done' },
      {
        title: 'Taken by the mail server',
        state: 'done',
        text: sent_at ? timeAfter(created_at, sent_at) : '',
      },
      { title: 'In your inbox?', text: `look at ${recipient}, and in the junk`, state: 'yours' },
    ]
  const left: Station =
    state === 'sending'
      ? { title: 'Leaving your site', text: '', state: 'waiting' }
      : state === 'waiting'
        ? {
            title: 'Waiting to leave',
            state: 'waiting',
            text: last_error === null ? '' : 'tried again by itself',
          }
        : { title: 'Not taken', text: '', state: 'failed' }
  return [
    left,
    { title: 'The mail server', text: 'not there yet', state: 'waiting' },
    { title: 'Your inbox', text: '', state: 'waiting' },
  ]
}

function wayIntoFolder({ state }: OutboxLetter): Station[] {
  return [
    state === 'sent'
      ? { title: 'Kept as a file', text: 'in the site’s data', state: 'done' }
      : { title: 'Becomes a file', text: '', state: 'waiting' },
    { title: 'The mail server', text: 'none is set up', state: 'waiting' },
    { title: 'Your inbox', text: '', state: 'waiting' },
  ]
}

function whenOf(iso: string, now: string, timeZone: string): string {
  const isToday = dayIn(iso, timeZone) === dayIn(now, timeZone)
  return `${isToday ? 'today' : formatShortDate(iso, timeZone)}, ${formatClock(iso, timeZone)}`
}

function timeAfter(from: string, to: string): string {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from))
  return ms < 2 * MINUTE ? `${Math.round(ms / SECOND)} s later` : `${Math.round(ms / MINUTE)} min later`
}
