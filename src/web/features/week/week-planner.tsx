import { CalendarPlus, ChevronLeft, ChevronRight, Share2, ShoppingBasket, Shuffle } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addDays, DAYS_OF_WEEK, type Place, putDish, type Week } from '../../../domain/kitchen/week.ts'
import {
  dishAt,
  isEmptyWeek,
  isSamePlace,
  newDish,
  setWeekPeople,
} from '../../../domain/kitchen/week-dishes.ts'
import type { PlanSession } from '../../../domain/newsletter/plan.ts'
import { useLocation } from '../../data/page-context.ts'
import { useRead } from '../../data/use-read.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/link-context.ts'
import { showToast } from '../../ui/toast.ts'
import { AddSheet } from './add-sheet.tsx'
import { DishSheet } from './dish-sheet.tsx'
import { EmptyWeekNote } from './empty-week-note.tsx'
import { changeWeek, setSessionDone, useIsStored, useKeptWeeks, weekOf } from './kept-weeks.ts'
import { LinkNote } from './link-note.tsx'
import type { MixDialogProps } from './mix-dialog.tsx'
import { AskSheet, PlaceSheet, putSource, sourceTitle } from './place-sheet.tsx'
import { PrintedWeek } from './printed-week.tsx'
import { useWeekSharing } from './share-week.ts'
import { Tray, useTrayDishes } from './tray.tsx'
import { placeId, type Source, useLift } from './use-lift.ts'
import { useIsReady, useWeekDishes, type WeekDishes } from './use-week-dishes.ts'
import { WaitingPage } from './waiting-page.tsx'
import { fragmentOf, localToday, ownFragment, readWeekAddress } from './week-address.ts'
import { unfold, WeekDays } from './week-days.tsx'
import { WeekGrid } from './week-grid.tsx'
import { type DishCardData, PeopleStepper } from './week-parts.tsx'
import { SHOPPING_PATH, WEEK_PATH } from './week-paths.ts'
import { placeName, things, weekRange, weekSummary } from './week-words.ts'

/** What is asked on a sheet over the week. */
type Opened =
  | { kind: 'add' | 'dish'; place: Place }
  | { kind: 'place'; source: Source }
  | { kind: 'ask'; source: Source; to: Place }
  | { kind: 'mix' }

/** A week as it is shown; without `open` and `setDone` it can only be looked at. */
export interface ShownWeek {
  week: Week
  /** `YYYY-MM-DD` */
  today: string
  dishes: WeekDishes
  sessions: readonly PlanSession[]
  /** The days whose session is done. */
  done: readonly number[]
  open: ((opened: Opened) => void) | null
  setDone: ((day: number, isDone: boolean) => void) | null
}

const TITLE = 'A week, laid out'
const WIDE = '(min-width: 62rem)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}

/** The week of dishes and workouts; lives in the browser alone (product §28.9). */
export function WeekPlanner() {
  const today = localToday()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const kept = useKeptWeeks()
  const isStored = useIsStored()
  const isWide = useIsWide()
  const address = readWeekAddress(hash, today)
  const isOwn = address.kind !== 'link'
  const week = address.kind === 'link' ? address.week : weekOf(kept, address.start)
  const dishes = useWeekDishes(week)
  const isReady = useIsReady(dishes)
  const { data: sessions = [] } = useRead('sessions', {})
  const tray = useTrayDishes()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [Mix, setMix] = useState<ComponentType<MixDialogProps> | null>(null)
  const [said, setSaid] = useState('')
  const focusNext = useRef<Place | null>(null)
  const { share, download } = useWeekSharing(week, dishes, sessions)

  function apply(next: Week, what: string) {
    changeWeek(week.start, () => next)
    setSaid(what)
  }

  /** The dialog's code is loaded when it is first wanted. */
  async function openMix() {
    try {
      const { MixDialog } = await import('./mix-dialog.tsx')
      setMix(() => MixDialog)
      setOpened({ kind: 'mix' })
    } catch {
      showToast({
        kind: 'alert',
        title: 'We couldn’t open this',
        description: 'Please check your connection and try again.',
      })
    }
  }

  function put(source: Source, to: Place) {
    const title = sourceTitle(source, week, dishes.recipes)
    setOpened(null)
    focusNext.current = to
    apply(putSource(week, source, to), `${title} is on ${placeName(to)}`)
  }

  function drop(source: Source, to: Place) {
    const isBack = source.kind === 'planned' && isSamePlace(source.from, to)
    if (isBack) setSaid('It stays where it was')
    else if (dishAt(week, to)) setOpened({ kind: 'ask', source, to })
    else put(source, to)
  }

  const lift = useLift({
    onDrop: drop,
    onSay: (what, source, over) => {
      const title = sourceTitle(source, week, dishes.recipes)
      const isFree = !dishAt(week, over)
      if (what === 'lifted')
        setSaid(`${title} is lifted. Arrow keys move it, Enter puts it down, Escape puts it back.`)
      else if (what === 'moved') setSaid(`${placeName(over)}, ${isFree ? 'free' : 'full'}`)
      else setSaid(`${title} is back on ${placeName(over)}`)
    },
  })

  // What was moved keeps the focus in its new place.
  useEffect(() => {
    const place = focusNext.current
    if (!place || opened) return
    focusNext.current = null
    const box = document.getElementById(placeId(place))
    unfold(box)
    box?.querySelector<HTMLElement>('button, a')?.focus()
  })

  if (!isReady) return <WaitingPage title={TITLE} />
  const shown: ShownWeek = {
    week,
    today,
    dishes,
    sessions,
    done: isOwn ? (kept.done[week.start] ?? []) : [],
    open: isOwn ? setOpened : null,
    setDone: isOwn ? (day, isDone) => setSessionDone(week.start, day, isDone) : null,
  }
  const go = (start: string) => navigate(WEEK_PATH + ownFragment(start), { replace: true, keepScroll: true })
  const isBlank = isEmptyWeek(week)
  const shoppingHref = SHOPPING_PATH + fragmentOf(address)
  return (
    <>
      <div className="wrap pb-section max-[61.99rem]:pb-28 print-hidden">
        <h1 className="type-d2 pt-[clamp(1.25rem,.5rem+2.4vw,2.75rem)]">{TITLE}</h1>
        <p className="type-lead text-muted mt-3 max-w-160">
          {weekSummary(week, sessions.length)} It stays on this device.
        </p>
        {!isStored && (
          <p className="mt-3 rounded-paper bg-warn-bg px-4 py-3 text-warn">
            This device doesn’t let us keep your week, so it lasts until you close this page.
          </p>
        )}
        <LinkNote address={address} kept={kept} path={WEEK_PATH} />
        {dishes.hasFailed && (
          <p className="mt-3 text-muted">Some dishes can’t be loaded just now. They stay in your week.</p>
        )}
        <div className="flex flex-wrap items-center gap-2.5 py-5">
          <div className="mr-auto flex items-center gap-1 max-[61.99rem]:w-full max-[61.99rem]:justify-between">
            {isOwn && (
              <IconButton label="Week before" onClick={() => go(addDays(week.start, -DAYS_OF_WEEK))}>
                <ChevronLeft aria-hidden className="size-5" />
              </IconButton>
            )}
            <b
              aria-live="polite"
              className="px-1.5 font-display text-[1.25rem] leading-tight font-bold tracking-[-.012em] max-[24rem]:text-[1.0625rem]"
            >
              {weekRange(week.start)}
            </b>
            {isOwn && (
              <IconButton label="Week after" onClick={() => go(addDays(week.start, DAYS_OF_WEEK))}>
                <ChevronRight aria-hidden className="size-5" />
              </IconButton>
            )}
          </div>
          {isOwn && (
            <PeopleStepper
              label="People for the week"
              people={week.people}
              onChange={(people) => apply(setWeekPeople(week, people), '')}
            />
          )}
          {isOwn && !isBlank && (
            <Button look="line" className={BAR_BUTTON} onClick={() => void openMix()}>
              <Shuffle aria-hidden className="size-5" />
              Mix me a week
            </Button>
          )}
          {!isBlank && (
            <Button look="line" className={BAR_BUTTON} onClick={() => void share()}>
              <Share2 aria-hidden className="size-5" />
              Share
            </Button>
          )}
          <Button look="line" className={BAR_BUTTON} onClick={download}>
            <CalendarPlus aria-hidden className="size-5" />
            Calendar
          </Button>
          {isWide && (
            <ButtonLink href={shoppingHref} look={isBlank ? 'line' : 'primary'}>
              <ShoppingBasket aria-hidden className="size-5" />
              Shopping list
            </ButtonLink>
          )}
        </div>
        {isBlank && isOwn && <EmptyWeekNote onMix={() => void openMix()} />}
        {isWide ? <WeekGrid shown={shown} lift={lift} /> : <WeekDays shown={shown} />}
        {isWide && <Tray shown={shown} tray={tray} lift={lift} />}
        <p id="lift-help" hidden>
          Press Enter to lift it and move it with the arrow keys, or Space to change it.
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
        {lift.lift?.pointer && (
          <Hand lift={lift.lift} title={sourceTitle(lift.lift.source, week, dishes.recipes)} />
        )}
      </div>
      {!isWide && !isBlank && (
        <div className="fixed inset-x-0 bottom-0 z-8 border-t-[1.5px] border-line bg-ground px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] print-hidden">
          <ButtonLink href={shoppingHref} className="min-h-13 w-full">
            <ShoppingBasket aria-hidden className="size-5" />
            Shopping list{!dishes.isWaiting && `, ${things(dishes.count)}`}
          </ButtonLink>
        </div>
      )}
      <PrintedWeek week={week} dishes={dishes} sessions={sessions} />
      {opened && (
        <OpenedSheet
          opened={opened}
          Mix={Mix}
          shown={shown}
          tray={tray.dishes}
          onOpen={setOpened}
          onApply={apply}
          onPut={put}
          onDrop={drop}
        />
      )}
    </>
  )
}

const BAR_BUTTON = 'whitespace-nowrap max-[61.99rem]:flex-[1_1_40%] max-[30rem]:px-3'

/** The dish under the pointer while it is dragged. */
function Hand({
  lift: { pointer },
  title,
}: {
  lift: { pointer: { x: number; y: number } | null }
  title: string
}) {
  return (
    <div
      aria-hidden
      style={{ left: pointer?.x, top: pointer?.y }}
      className="pointer-events-none fixed z-20 w-41 -translate-x-1/2 -translate-y-1/3 -rotate-3 rounded-paper bg-surface px-3 py-4 text-small font-[650] text-ink shadow-sheet outline-3 outline-focus outline-solid"
    >
      {title}
    </div>
  )
}

interface OpenedSheetProps {
  opened: Opened
  Mix: ComponentType<MixDialogProps> | null
  shown: ShownWeek
  tray: readonly DishCardData[]
  onOpen: (opened: Opened | null) => void
  onApply: (next: Week, said: string) => void
  onPut: (source: Source, to: Place) => void
  onDrop: (source: Source, to: Place) => void
}

function OpenedSheet({ opened, Mix, shown, tray, onOpen, onApply, onPut, onDrop }: OpenedSheetProps) {
  const {
    week,
    dishes: { recipes },
  } = shown
  const close = () => onOpen(null)
  if (opened.kind === 'mix')
    return (
      Mix && (
        <Mix
          week={week}
          recipes={recipes}
          onLayOut={(next) => {
            close()
            onApply(next, 'The week is laid out')
          }}
          onClose={close}
        />
      )
    )
  if (opened.kind === 'ask')
    return (
      <AskSheet
        {...opened}
        week={week}
        recipes={recipes}
        onYes={() => onPut(opened.source, opened.to)}
        onClose={close}
      />
    )
  if (opened.kind === 'place')
    return (
      <PlaceSheet
        key="place"
        week={week}
        recipes={recipes}
        source={opened.source}
        onChoose={(to) => onDrop(opened.source, to)}
        onClose={close}
      />
    )
  const { place } = opened
  if (opened.kind === 'add')
    return (
      <AddSheet
        place={place}
        dishes={tray}
        onChoose={({ slug, title }) => {
          close()
          onApply(putDish(week, place, newDish(slug, week.people)), `${title} is on ${placeName(place)}`)
        }}
        onClose={close}
      />
    )
  const dish = dishAt(week, place)
  if (!dish) return null
  return (
    <DishSheet
      week={week}
      place={place}
      dish={dish}
      recipes={recipes}
      onChange={onApply}
      onMove={() => onOpen({ kind: 'place', source: { kind: 'planned', from: place } })}
      onClose={close}
    />
  )
}
