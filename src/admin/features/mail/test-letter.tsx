import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { OutboxLetter } from '../../../domain/mail/outbox-calls.ts'
import { dayIn, formatShortDate } from '../../../domain/time/dates.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { formatClock } from '../../../domain/time/zoned-time.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeDelivery } from '../outbox/delivery-state.tsx'
import { testLetterQuery, useTestLetter } from './mail-queries.ts'

const DOTS: Record<Station['state'], string> = {
  done: 'size-3.5 rounded-full bg-ink',
  waiting: 'size-3.5 rounded-full border-2 border-line-strong bg-surface',
  failed: 'size-3.5 rotate-45 rounded-[2px] bg-danger',
  yours: 'h-3.5 w-7 rounded-t-full bg-mark max-sm:-ml-1.75 sm:-mt-1.75',
}

/** Sends the coach a test letter and shows how far it has come: side by side, on a phone stacked. */
export function TestLetter() {
  const { time_zone } = useSite()
  const now = useClock()
  const { data } = useQuery(testLetterQuery)
  const test = useTestLetter()
  const letter = data?.letters[0]
  const hasServer = data?.health.transport !== 'folder'
  const stations = letter ? journeyOf(letter, { hasServer, now, timeZone: time_zone }) : []
  const isRefused = letter?.last_error && (letter.state === 'waiting' || letter.state === 'failed')
  return (
    <Panel title="The test letter" padded={false}>
      <p className="-mt-2 px-5 pb-4 text-small text-muted">
        {hasServer
          ? 'Every Monday at six, and when you ask. Look whether it lands in your inbox or in the junk.'
          : 'A letter to yourself, to see how far it gets.'}
      </p>
      {stations.length > 0 && (
        <ol aria-live="polite" className="grid px-5 pb-5 sm:grid-cols-4">
          {stations.map(({ title, text, state }, index) => {
            const isLast = index === stations.length - 1
            return (
              <li
                key={title}
                className="relative text-small leading-snug max-sm:pb-4 max-sm:pl-7.5 max-sm:last:pb-0 sm:pt-6.5 sm:pr-2"
              >
                {!isLast && (
                  <span
                    aria-hidden
                    className={classNames(
                      'absolute max-sm:top-2 max-sm:-bottom-1 max-sm:left-1.5 max-sm:border-l-2 sm:top-1.5 sm:right-0 sm:left-0 sm:border-t-2',
                      stations[index + 1]?.state === 'done' || stations[index + 1]?.state === 'yours'
                        ? 'border-ink'
                        : 'border-dashed border-line-strong',
                    )}
                  />
                )}
                <span
                  aria-hidden
                  className={classNames('absolute left-0 max-sm:top-1 sm:top-0', DOTS[state])}
                />
                <span className={classNames('block font-[650]', state === 'waiting' && 'text-muted')}>
                  {title}
                </span>
                {text && <span className="block text-label wrap-anywhere text-muted">{text}</span>}
              </li>
            )
          })}
        </ol>
      )}
      {letter && isRefused && (
        <p className="px-5 pb-5 text-small wrap-anywhere">
          {describeDelivery(letter, now, time_zone)}{' '}
          <span className="text-muted">The reason given: {letter.last_error}</span>
        </p>
      )}
      <div className="border-t-[1.5px] border-line px-3.5 py-2">
        <TextButton icon={Send} disabled={test.isPending} onClick={() => test.mutate({})}>
          {test.isPending ? 'Sending...' : 'Send one now'}
        </TextButton>
      </div>
    </Panel>
  )
}

/** One of the four stations of a test letter. */
interface Station {
  title: string
  text: string
  /** `yours` is beyond what the site can see. */
  state: 'done' | 'waiting' | 'failed' | 'yours'
}

interface Journey {
  /** False where letters are only written to a folder. */
  hasServer: boolean
  /** ISO 8601 */
  now: string
  timeZone: string
}

/** Returns the known part of a test letter's way: nothing is called sent before the mail server has accepted it. */
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
