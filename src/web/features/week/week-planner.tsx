import { CalendarPlus, ChevronLeft, ChevronRight, Share2, ShoppingBasket, Shuffle } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { joinWords } from '../../../domain/items/labels.ts'
import {
  DAYS_OF_WEEK,
  dishAt,
  firstDayLeft,
  isSamePlace,
  type Place,
  sessionsByDay,
  type Week,
} from '../../../domain/kitchen/week.ts'
import {
  cookedSinceMove,
  isEmptyWeek,
  leftoversLost,
  rebaseWeekChange,
  setWeekPeople,
} from '../../../domain/kitchen/week-dishes.ts'
import { addDays } from '../../../domain/time/days.ts'
import { localToday } from '../../data/local-today.ts'
import { useLocation } from '../../data/page-context.ts'
import { useRead } from '../../data/use-read.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/site-link.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMatches } from '../../ui/use-matches.ts'
import { dishWords, putSource, sourceTitle } from './dish-words.ts'
import { EmptyWeekNote } from './empty-week-note.tsx'
import { changeWeek, setSessionDone, useIsStored, useKeptWeeks, weekOf } from './kept-weeks.ts'
import { LinkNote } from './link-note.tsx'
import type { MixDialogProps } from './mix-dialog.tsx'
import { SHOPPING_PATH, WaitingPage, WEEK_PATH } from './on-this-device.tsx'
import type { OpenedSheetProps } from './opened-sheet.tsx'
import { NOT_LOADED, useWeekSharing } from './share-week.ts'
import { placeId, type Source, useDrag } from './use-drag.ts'
import { type Opened, type ShownWeek, useIsReady, useWeekDishes } from './use-week-dishes.ts'
import { fragmentOf, ownFragment, readWeekAddress } from './week-address.ts'
import { unfold, WeekDays } from './week-days.tsx'
import { Tray, useTrayDishes, WeekGrid } from './week-grid.tsx'
import { PeopleStepper } from './week-parts.tsx'
import { DAY_NAMES, placeName, weekRange, weekSummary } from './week-words.ts'

type ShoppingCount = typeof import('./week-list.tsx').ShoppingCount
type PrintedWeek = typeof import('./printed-week.tsx').PrintedWeek

const TITLE = 'A week, laid out'
const WIDE = '(min-width: 64rem)'

/** The week of dishes and workouts; rendered in the browser only (WEEK-PAGE-1). */
export function WeekPlanner() {
  const today = localToday()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const kept = useKeptWeeks()
  const isStored = useIsStored()
  const isWide = useMatches(WIDE)
  const address = readWeekAddress(hash, today)
  const isOwn = address.kind !== 'link'
  const week = address.kind === 'link' ? address.week : weekOf(kept, address.start)
  const dishes = useWeekDishes(week)
  const isReady = useIsReady(dishes)
  const { data: sessions = [] } = useRead('sessions', {})
  const tray = useTrayDishes()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [Mix, setMix] = useState<ComponentType<MixDialogProps> | null>(null)
  const [Sheet, setSheet] = useState<ComponentType<OpenedSheetProps> | null>(null)
  // The count of the shopping list is loaded late: nothing waits for it.
  const [Count, setCount] = useState<ShoppingCount | null>(null)
  // Visible in print only.
  const [PrintedWeek, setPrintedWeek] = useState<PrintedWeek | null>(null)
  useEffect(() => {
    import('./week-list.tsx').then((part) => setCount(() => part.ShoppingCount), Boolean)
    import('./printed-week.tsx').then((part) => setPrintedWeek(() => part.PrintedWeek), Boolean)
  }, [])
  const [said, setSaid] = useState('')
  const focusNext = useRef<Place | null>(null)
  const { share, download } = useWeekSharing(week, dishes, sessions)

  function apply(next: Week, what: string) {
    changeWeek(week.start, () => next)
    setSaid(what)
    const lost = leftoversLost(week, next)
    if (lost.length === 0) return
    const places = joinWords(lost.map(({ place }) => placeName(place)))
    showToast({
      title: 'The leftovers went with their dish',
      description: `Nothing is left over for ${places} now.`,
      action: {
        label: 'Undo',
        run: () => changeWeek(week.start, (now) => rebaseWeekChange(now, { from: next, to: week })),
      },
    })
  }

  /** The code of the dialog and sheets is loaded on first use. */
  async function open(next: Opened) {
    try {
      if (next.kind === 'mix') {
        const { MixDialog } = await import('./mix-dialog.tsx')
        setMix(() => MixDialog)
      } else {
        const { OpenedSheet } = await import('./opened-sheet.tsx')
        setSheet(() => OpenedSheet)
      }
      setOpened(next)
    } catch {
      showToast(NOT_LOADED)
    }
  }

  function put(source: Source, to: Place) {
    const title = sourceTitle(source, week, dishes.recipes)
    setOpened(null)
    focusNext.current = to
    const next = putSource(week, source, to)
    apply(next, `${title} is on ${placeName(to)}`)
    const cooked = source.kind === 'planned' ? cookedSinceMove(week, next, source.from, to) : []
    for (const placed of cooked)
      showToast({
        title: `${dishWords(next, placed, dishes.recipes).title} is cooked on ${DAY_NAMES[placed.place.day]} now`,
        description: 'Leftovers can’t come before their dish, so the first day cooks for the later ones.',
      })
  }

  function drop(source: Source, to: Place) {
    const isBack = source.kind === 'planned' && isSamePlace(source.from, to)
    if (isBack) setSaid('It stays where it was')
    else if (dishAt(week, to)) void open({ kind: 'ask', source, to })
    else put(source, to)
  }

  const drag = useDrag({
    onDrop: drop,
    onSay: (what, source, over) => {
      const title = sourceTitle(source, week, dishes.recipes)
      if (what === 'lifted')
        setSaid(`${title} is lifted. Arrow keys move it, Enter puts it down, Escape puts it back.`)
      else if (what === 'moved') setSaid(`${placeName(over)}, ${dishAt(week, over) ? 'full' : 'free'}`)
      else setSaid(`${title} is back on ${placeName(over)}`)
    },
  })

  // A moved dish keeps the focus in its new place.
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
    sessions: sessionsByDay(week, sessions),
    done: isOwn ? (kept.done[week.start] ?? []) : [],
    open: isOwn ? (next) => void open(next) : null,
    setDone: isOwn ? (day, isDone) => setSessionDone(week.start, day, isDone) : null,
  }
  const go = (start: string) => navigate(WEEK_PATH + ownFragment(start), { replace: true, keepScroll: true })
  const isBlank = isEmptyWeek(week)
  const isOver = firstDayLeft(week, today) === DAYS_OF_WEEK
  const shoppingHref = SHOPPING_PATH + fragmentOf(address)
  return (
    <>
      <div className="wrap pb-section max-lg:pb-28 print-hidden">
        <h1 className="type-d2 pt-[clamp(1.25rem,.5rem+2.4vw,2.75rem)] low:pt-2">{TITLE}</h1>
        <p className="type-lead text-muted mt-3 max-w-160 low:hidden">
          {weekSummary(week, shown.sessions.filter((session) => session !== null).length)} It stays on this
          device.
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
        <div className="flex flex-wrap items-center gap-2.5 py-5 low:pt-2">
          <div className="mr-auto flex items-center gap-1 max-lg:w-full max-lg:justify-between low:w-auto">
            {isOwn && (
              <IconButton label="Week before" onClick={() => go(addDays(week.start, -DAYS_OF_WEEK))}>
                <ChevronLeft aria-hidden className="size-5" />
              </IconButton>
            )}
            <b
              aria-live="polite"
              className="px-1.5 text-center text-balance font-display text-[clamp(1rem,5vw,1.25rem)] leading-tight font-bold tracking-[-.012em]"
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
          {isOwn && !isBlank && !isOver && (
            <Button look="line" className={BAR_BUTTON} onClick={() => void open({ kind: 'mix' })}>
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
          {!isBlank && (
            <Button look="line" className={BAR_BUTTON} onClick={() => void download()}>
              <CalendarPlus aria-hidden className="size-5" />
              Calendar
            </Button>
          )}
          {isWide && !isBlank && (
            <ButtonLink href={shoppingHref} className={BAR_BUTTON}>
              <ShoppingBasket aria-hidden className="size-5" />
              Shopping list
            </ButtonLink>
          )}
        </div>
        {isBlank && isOwn && !isOver && <EmptyWeekNote onMix={() => void open({ kind: 'mix' })} />}
        {isWide ? (
          <WeekGrid key={week.start} shown={shown} drag={drag} />
        ) : (
          <WeekDays key={week.start} shown={shown} />
        )}
        {isWide && <Tray shown={shown} tray={tray} drag={drag} />}
        <p id="drag-help" hidden>
          Press Enter to lift it and move it with the arrow keys, or Space to change it.
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
        {drag.current?.pointer && (
          <DraggedDish drag={drag.current} title={sourceTitle(drag.current.source, week, dishes.recipes)} />
        )}
      </div>
      {!isWide && !isBlank && (
        <div className="fixed inset-x-0 bottom-[var(--hf-timers,0px)] z-8 border-t-[1.5px] border-line bg-ground px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] print-hidden">
          <ButtonLink href={shoppingHref} className="min-h-13 w-full">
            <ShoppingBasket aria-hidden className="size-5" />
            Shopping list{Count && !dishes.isWaiting && <Count week={week} dishes={dishes} />}
          </ButtonLink>
        </div>
      )}
      {PrintedWeek && <PrintedWeek week={week} dishes={dishes} sessions={sessions} />}
      {opened?.kind === 'mix' && Mix && (
        <Mix
          week={week}
          today={today}
          recipes={dishes.recipes}
          onLayOut={(next) => {
            setOpened(null)
            apply(next, 'The week is laid out')
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened && opened.kind !== 'mix' && Sheet && (
        <Sheet
          opened={opened}
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

const BAR_BUTTON = 'whitespace-nowrap px-4 max-lg:flex-[1_1_40%] max-sm:px-3 low:basis-0'

/** The dish shown under the pointer while it is dragged. */
function DraggedDish({
  drag: { pointer },
  title,
}: {
  drag: { pointer: { x: number; y: number } | null }
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
