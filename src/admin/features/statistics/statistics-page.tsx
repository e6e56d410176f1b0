import './curve.css'
import './statistics.css'
import { useQuery } from '@tanstack/react-query'
import { AtSign, Download, Mail, Search, ShieldCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import quiet from '../../../../content/illustrations/morning-routine.svg'
import walk from '../../../../content/illustrations/winter-walk.svg'
import { pluralize } from '../../../domain/items/labels.ts'
import { describePeriod, FEW_VIEWS } from '../../../domain/statistics/sentence.ts'
import {
  DEFAULT_LENGTH,
  hasPeriodBefore,
  lastDays,
  lengthOf,
  PERIOD_LENGTHS,
  type Period,
  statisticsQuery as readableDays,
  type Statistics,
  type Surroundings,
} from '../../../domain/statistics/statistics.ts'
import { dayIn } from '../../../domain/time/dates.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { useSite } from '../../data/use-site.ts'
import { NotLoaded } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel, QuietPanel } from '../../ui/panel.tsx'
import { BowlDays } from './bowl-days.tsx'
import { DayCurve } from './day-curve.tsx'
import { MissedAddresses, MissedSearches } from './missed.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { InTheKitchen, ReadingNow, ReadPages, SignUps, Sources } from './read-lists.tsx'
import { csvPath, liveQuery, statisticsQuery, surroundingsQuery } from './statistics-queries.ts'

/** `/admin/statistics`: a sentence, a curve, and lists whose rows end in actions (STAT-PAGE-1). */
export function StatisticsPage() {
  const { time_zone } = useSite()
  const today = dayIn(new Date().toISOString(), time_zone)
  const [search, setSearch] = useSearchParams()
  const period = readPeriod(search, today)
  const statistics = useQuery(statisticsQuery(period))
  const { data: around } = useQuery(surroundingsQuery(period))
  const live = useQuery(liveQuery(today)).data?.live
  const pick = (picked: Period) =>
    setSearch(nameOf(picked, today), { replace: true, preventScrollReset: true })
  const readers = live?.reduce((sum, { visitors }) => sum + visitors, 0)
  return (
    <>
      <PageHeader
        title="Statistics"
        actions={
          <>
            {readers ? <span className="reading-now">{readers} reading now</span> : null}
            <PeriodPicker period={period} today={today} onPick={pick} />
          </>
        }
      />
      {statistics.data ? (
        <div className={statistics.isPlaceholderData ? 'opacity-60' : undefined}>
          <Shown
            today={today}
            statistics={statistics.data}
            around={statistics.isPlaceholderData ? null : (around ?? null)}
            live={live ?? statistics.data.live}
          />
        </div>
      ) : (
        <NotLoaded
          query={statistics}
          failure="The numbers couldn’t be loaded. They are safe; only showing them failed."
          loading="Counting..."
        />
      )}
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <p className="grid max-w-140 grid-cols-[auto_minmax(0,1fr)] gap-3 text-small text-muted">
          <ShieldCheck aria-hidden className="mt-0.5 size-5" />
          <span>
            Counted on your own server, without cookies and without storing addresses. A reader is an estimate
            from a number that changes every night: who comes on three days counts three times. Your own
            visits, robots and readers who ask not to be counted are left out. Kept for 25 months.
          </span>
        </p>
        <a href={csvPath(period)} download className={buttonClass({ look: 'line', size: 'small' })}>
          <Download aria-hidden className="size-5" />
          Export CSV
        </a>
      </div>
    </>
  )
}

/** Returns the days in the address; the last 30 where it names none that can be shown. */
function readPeriod(search: URLSearchParams, today: string): Period {
  const length = PERIOD_LENGTHS.find(({ days }) => String(days) === search.get('days'))
  const own = readableDays.safeParse({ from: search.get('from'), to: search.get('to') })
  if (!length && own.success) return own.data
  return lastDays(length?.days ?? DEFAULT_LENGTH, today)
}

function nameOf(period: Period, today: string): Record<string, string> {
  const { from, to } = period
  const length = PERIOD_LENGTHS.find(({ days }) => lastDays(days, today).from === from && to === today)
  return length ? { days: String(length.days) } : { from, to }
}

interface ShownProps {
  today: string
  statistics: Statistics
  around: Surroundings | null
  live: Statistics['live']
}

function Shown({ today, statistics, around, live }: ShownProps) {
  const { totals, before, days, pages, sources, searches, missing, recipes, signups, from, to } = statistics
  const isFew = totals.views < FEW_VIEWS
  if (totals.views === 0 && before.views === 0 && searches.length + missing.length + signups.length === 0)
    return <FirstGuest />
  const period = { from, to }
  const isCompared = hasPeriodBefore(period, today)
  const reads = around?.reads ?? []
  const found = searches.filter(({ results }) => results > 0)
  return (
    <>
      <p className="statistics-sentence mb-7" role="status">
        {describePeriod(totals, isCompared ? before : null, lengthOf(period)).map(({ text, look }) => {
          if (look === 'strong') return <b key={text}>{text}</b>
          return look === 'more' ? (
            <span key={text} className="more">
              {text}
            </span>
          ) : (
            text
          )
        })}
      </p>
      <div className="statistics">
        <div data-span={isFew ? 7 : 12}>
          {isFew ? (
            <BowlDays days={days} joined={around?.subscribed ?? []} />
          ) : (
            <DayCurve period={period} today={today} days={days} around={around} isCompared={isCompared} />
          )}
        </div>
        <div data-span={isFew ? 5 : 7}>
          <ReadPages pages={pages} recipes={recipes} reads={reads} isFew={isFew} />
        </div>
        {isFew ? (
          <div data-span={12}>
            <TooFew />
          </div>
        ) : (
          <div data-span={5} className="grid gap-6">
            <Sources sources={sources} before={(isCompared && around?.sources_before) || []} />
            <ReadingNow live={live} />
          </div>
        )}
        {(!isFew || searches.length > 0) && (
          <div data-span={6}>
            <MissedSearches searches={searches} answered={around?.answered ?? []} />
          </div>
        )}
        {(!isFew || missing.length + found.length > 0) && (
          <div data-span={6} className="grid gap-6">
            {(!isFew || missing.length > 0) && <MissedAddresses missing={missing} pages={pages} />}
            {found.length > 0 && <FoundSearches searches={found} />}
          </div>
        )}
        {(!isFew || totals.cooks + totals.saves + totals.prints > 0) && (
          <div data-span={7}>
            <InTheKitchen recipes={recipes} />
          </div>
        )}
        {(!isFew || signups.length > 0) && (
          <div data-span={5}>
            <SignUps signups={signups} isFew={isFew} />
          </div>
        )}
        {(totals.shares > 0 || totals.workouts > 0 || (around && around.videos + around.outbound > 0)) && (
          <div data-span={12}>
            <Deeds totals={totals} around={around} />
          </div>
        )}
      </div>
    </>
  )
}

function Deeds({ totals, around }: { totals: Statistics['totals']; around: Surroundings | null }) {
  const counts = [
    { label: 'Pages shared', count: totals.shares },
    { label: 'Workouts started', count: totals.workouts },
    { label: 'Films started', count: around?.videos ?? 0 },
    { label: 'Links to other sites followed', count: around?.outbound ?? 0 },
  ]
  return (
    <QuietPanel
      name="deeds"
      title="What else they did"
      state={`${pluralize(totals.workouts, 'workout')} started, ${pluralize(totals.shares, 'page')} shared`}
    >
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="count">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </QuietPanel>
  )
}

function FoundSearches({ searches }: { searches: Statistics['searches'] }) {
  return (
    <QuietPanel
      name="found-searches"
      title="Searches that found something"
      state={searches
        .slice(0, 3)
        .map(({ text }) => `“${text}”`)
        .join(', ')}
      padded={false}
    >
      <ul className="deeds">
        {searches.slice(0, 10).map(({ text, times, results }) => (
          <li key={text}>
            <q className="font-[650] wrap-anywhere">{text}</q>
            <span className="count">{times.toLocaleString('en-US')}</span>
            <small className="pr-2">{results === 1 ? '1 result' : `${results} results`}</small>
          </li>
        ))}
      </ul>
    </QuietPanel>
  )
}

function TooFew() {
  return (
    <Panel title="Searches, sources and shares" padded={false}>
      <div className="first-guest">
        <img src={walk} alt="" />
        <div>
          <p className="type-h3">Percentages start at {FEW_VIEWS} views</p>
          <p className="mt-1 max-w-130 text-muted">
            Eleven of 27 is not “41 percent of my readers”, it is eleven kind people. From {FEW_VIEWS} views
            on, this page compares days.
          </p>
        </div>
      </div>
    </Panel>
  )
}

/** Shown before the first visit: three things to do. */
function FirstGuest() {
  return (
    <section className="rounded-field border-[1.5px] border-line bg-surface">
      <div className="first-guest">
        <img src={quiet} alt="" />
        <div>
          <h2 className="type-h2">No readers yet</h2>
          <p className="mt-3 max-w-130 text-muted">
            Nobody was here in these days. The first reader appears here within a minute. Until then, three
            things bring people in.
          </p>
          <ul className="mt-4 grid gap-1.5 text-balance">
            <li className="flex items-center gap-3">
              <AtSign aria-hidden className="size-5 flex-none" />
              Put the address in your Instagram profile
            </li>
            <li className="flex items-center gap-3">
              <Mail aria-hidden className="size-5 flex-none" />
              Send the first letter to the people you know
            </li>
            <li className="flex items-center gap-3">
              <Search aria-hidden className="size-5 flex-none" />
              <span>
                Tell the search engines.{' '}
                <a
                  href="/sitemap.xml"
                  className="relative font-[650] text-accent-text underline after:absolute after:-inset-3"
                >
                  Open the site map
                </a>
              </span>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
