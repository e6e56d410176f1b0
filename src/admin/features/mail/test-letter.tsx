import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { classNames } from '../../../web/ui/class-names.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { describeDelivery } from '../outbox/letter-words.ts'
import { testLetterQuery, useTestLetter } from './mail-queries.ts'
import { journeyOf, type Station } from './test-journey.ts'

const DOTS: Record<Station['state'], string> = {
  done: 'size-3.5 rounded-full bg-ink',
  waiting: 'size-3.5 rounded-full border-2 border-line-strong bg-surface',
  failed: 'size-3.5 rotate-45 rounded-[2px] bg-danger',
  yours: 'h-3.5 w-7 rounded-t-full bg-mark max-sm:-ml-1.75 sm:-mt-1.75',
}

/** Sends the coach a test letter and shows how far it has come: side by side, on a phone one below the other. */
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
