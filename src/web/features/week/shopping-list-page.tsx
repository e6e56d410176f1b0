import { ArrowLeft, CalendarPlus, ChevronDown, Plus, Printer } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Week } from '../../../domain/kitchen/week.ts'
import { cookedOf, isEmptyWeek } from '../../../domain/kitchen/week-dishes.ts'
import { numberWord } from '../../../domain/text/number-words.ts'
import { localToday } from '../../data/local-today.ts'
import { useLocation } from '../../data/page-context.ts'
import { useRead } from '../../data/use-read.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError, INPUT_CLASS } from '../../ui/field.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CopyLink, QrCode } from '../share/link-to-device.tsx'
import { AisleSection, amountOf, type ShoppingLine, toLine } from './aisle-section.tsx'
import emptyBasket from './empty-basket.svg'
import fullBasket from './full-basket.svg'
import { ownKey, setOwnItem, setTick, useIsStored, useKeptWeeks, weekOf } from './kept-weeks.ts'
import { LinkNote } from './link-note.tsx'
import { AISLE_NAMES, ownItemProblem } from './list-words.ts'
import { SHOPPING_PATH, WaitingPage, WEEK_PATH } from './on-this-device.tsx'
import { PrintedWeek } from './printed-week.tsx'
import { useWeekSharing } from './share-week.ts'
import { useIsReady, useWeekDishes } from './use-week-dishes.ts'
import { fragmentOf, readWeekAddress } from './week-address.ts'
import { useWeekList } from './week-list.tsx'
import { monthDay } from './week-words.ts'

/** Lists what a week needs from the shop, aisle by aisle (SHOP-SUM-1). */
export function ShoppingListPage() {
  const today = localToday()
  const { hash } = useLocation()
  const kept = useKeptWeeks()
  const isStored = useIsStored()
  const address = readWeekAddress(hash, today)
  const isOwn = address.kind !== 'link'
  const week = address.kind === 'link' ? address.week : weekOf(kept, address.start)
  const dishes = useWeekDishes(week)
  const list = useWeekList(week, dishes)
  const isReady = useIsReady(dishes)
  const { data: sessions = [] } = useRead('sessions', {})
  const sharing = useWeekSharing(week, dishes, sessions)
  const name = isOwn ? week.start : `link-${week.start}`
  const ticks = kept.ticks[name] ?? {}
  const sections = [
    ...list.aisles.map(({ aisle, items }) => ({
      title: AISLE_NAMES[aisle],
      lines: items.map((item) => toLine(item, ticks)),
    })),
    {
      title: 'Your own',
      lines: week.own.map((text): ShoppingLine => {
        const item = { key: ownKey(text), name: text, amounts: [], sources: [] }
        const remove = () => setOwnItem(week.start, text, false)
        return { ...toLine(item, ticks), ...(isOwn && { onRemove: remove }) }
      }),
    },
  ].filter(({ lines }) => lines.length > 0)
  const atHome = list.atHome.map((item) => toLine(item, ticks, true))
  const lines = sections.flatMap((section) => section.lines)
  const done = lines.filter(({ isTicked }) => isTicked).length
  const isDone = lines.length > 0 && done === lines.length
  const onTick = (line: ShoppingLine, isTicked: boolean) =>
    setTick(name, line.key, isTicked && amountOf(line))
  const count = cookedOf(week).length
  if (!isReady) return <WaitingPage title="To the shop" />
  return (
    <>
      <div className="wrap pb-section print-hidden">
        <p className="pt-[clamp(1.25rem,.5rem+2.4vw,2.75rem)]">
          <SiteLink
            href={WEEK_PATH + fragmentOf(address)}
            className="inline-flex min-h-11 items-center gap-2 font-[650] no-underline hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" />
            Your week
          </SiteLink>
        </p>
        <h1 className="type-d2 mt-3 low:mt-0">To the shop</h1>
        <p className="type-lead text-muted mt-3">
          For the week of {monthDay(week.start)}, for {numberWord(week.people)}.
          {count > 0 && ` Amounts from ${numberWord(count)} ${count === 1 ? 'dish' : 'dishes'}, added up.`}
        </p>
        <LinkNote address={address} kept={kept} path={SHOPPING_PATH} />
        {!isStored && (
          <p className="mt-3 rounded-paper bg-warn-bg px-4 py-3 text-warn">
            This device doesn’t let us keep your list, so ticks last until you close this page.
          </p>
        )}
        {dishes.hasFailed && (
          <p role="status" className="mt-3 rounded-paper bg-warn-bg px-4 py-3 text-warn">
            Some dishes can’t be loaded just now, so what they need isn’t on this list.
          </p>
        )}
        <div className="mt-4 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-16">
          <div>
            {lines.length > 0 && (
              <>
                <p role="status" className="text-small font-[650]">
                  {done} of {lines.length} in the basket
                </p>
                <div aria-hidden className="mt-2 h-3.5 max-w-136 overflow-hidden rounded-b-[14px] bg-mute-bg">
                  <div
                    style={{ width: `${(done / lines.length) * 100}%` }}
                    className="h-full rounded-b-[14px] bg-[#7da84b]"
                  />
                </div>
              </>
            )}
            {isDone && (
              <BasketNote picture={fullBasket} title="All in the basket">
                <ButtonLink href={WEEK_PATH + fragmentOf(address)}>See what’s cooking</ButtonLink>
              </BasketNote>
            )}
            {isEmptyWeek(week) && !dishes.isWaiting && (
              <BasketNote picture={emptyBasket} title="Nothing to buy yet">
                <p className="text-muted">Put a few dishes into your week and the list writes itself.</p>
                <ButtonLink href={WEEK_PATH + fragmentOf(address)}>Plan the week</ButtonLink>
              </BasketNote>
            )}
            {isOwn && <AddOwn week={week} />}
            <FoldedOnceDone isDone={isDone}>
              <div className="mt-6 gap-12 lg:columns-2">
                {sections.map(({ title, lines: own }) => (
                  <AisleSection
                    key={title}
                    title={title}
                    lines={own}
                    note={`${own.filter(({ isTicked }) => !isTicked).length} to get`}
                    onTick={onTick}
                  />
                ))}
                {atHome.length > 0 && (
                  <AisleSection
                    title="Probably at home"
                    lines={atHome}
                    note={String(atHome.length)}
                    onTick={onTick}
                  />
                )}
              </div>
            </FoldedOnceDone>
          </div>
          {!isEmptyWeek(week) && (
            <aside>
              <ShareCard week={week} link={sharing.listLink} />
              <div className="mt-6 grid grid-cols-2 gap-2.5 [&>button]:px-2">
                <Button look="line" size="small" onClick={() => void sharing.download()}>
                  <CalendarPlus aria-hidden className="size-5" />
                  Calendar file
                </Button>
                <Button look="line" size="small" onClick={() => window.print()}>
                  <Printer aria-hidden className="size-5" />
                  Print it
                </Button>
              </div>
              <p className="mt-5 text-small text-muted">
                Ticks are kept on this device. A link sends the list as it is now; later changes need a new
                one.
              </p>
            </aside>
          )}
        </div>
      </div>
      <PrintedWeek week={week} dishes={dishes} sessions={sessions} />
    </>
  )
}

interface BasketNoteProps {
  picture: string
  title: string
  children: ReactNode
}

/** Says that the list is empty or done, and where to go next. */
function BasketNote({ picture, title, children }: BasketNoteProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-4">
      <img src={picture} alt="" width={400} height={225} className="rounded-paper low:w-60" />
      <div className="grid flex-1 basis-60 justify-items-start gap-4">
        <h2 className="type-h2">{title}</h2>
        {children}
      </div>
    </div>
  )
}

function AddOwn({ week }: { week: Week }) {
  const [text, setText] = useState('')
  const id = useId()
  const problem = ownItemProblem(text, week.own.length)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const item = text.trim()
    if (item === '' || problem) return
    setOwnItem(week.start, item, true)
    setText('')
  }
  return (
    <form onSubmit={add} className="mt-4 max-w-136">
      <div className="flex flex-wrap gap-2.5 [&>input]:w-auto [&>input]:min-w-0 [&>input]:[flex:1_1_6rem]">
        <input
          aria-label="Something else to buy"
          placeholder="Such as 2 l milk"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={INPUT_CLASS}
        />
        <Button type="submit" look="line">
          <Plus aria-hidden className="size-5" />
          Add
        </Button>
      </div>
      <div role="status">{problem && <FieldError id={id}>{problem}</FieldError>}</div>
    </form>
  )
}

/** Offers the list for a second phone. */
function ShareCard({ week, link }: { week: Week; link: string }) {
  return (
    <section
      aria-labelledby="share-title"
      className="surface-mist relative grid grid-cols-1 rotate-[.7deg] gap-3.5 rounded-[2px] px-6 pt-7 pb-6 shadow-cut before:absolute before:-top-2 before:left-1/2 before:size-[17px] before:rounded-full before:bg-[#d4380f]"
    >
      <h2 id="share-title" className="type-h3 text-[1.5rem] leading-tight">
        Two baskets are faster
      </h2>
      <QrCode
        link={link}
        label={`The list of the week of ${monthDay(week.start)} as a QR code`}
        className="size-[212px] max-w-full"
      />
      <p className="text-small">
        Scan it with a second phone, or send the link. The list travels inside the link itself; nothing is
        kept by us.
      </p>
      <CopyLink link={link} />
    </section>
  )
}

/** Folds the list into a line once all of it is ticked; a press opens it again (SHOP-DONE-1). */
function FoldedOnceDone({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(!isDone)
  const summary = useRef<HTMLElement>(null)
  const [wasDone, setWasDone] = useState(isDone)
  const isTicking = useRef(false)
  // During render, so that it has folded before a line restores its focus.
  if (wasDone !== isDone) {
    setWasDone(isDone)
    setOpen(!isDone)
  }
  useLayoutEffect(() => {
    // The line ticked last would lose the focus when it is hidden.
    if (isDone && isTicking.current) summary.current?.focus()
    isTicking.current = false
  }, [isDone])
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onChange={() => {
        isTicking.current = true
      }}
    >
      <summary
        ref={summary}
        hidden={!isDone}
        className="mt-6 flex min-h-13 list-none items-center justify-between gap-4 border-y-[1.5px] border-line font-[650] [&::-webkit-details-marker]:hidden"
      >
        {isOpen ? 'Fold the list' : 'Show the list'}
        <ChevronDown aria-hidden className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
      </summary>
      {children}
    </details>
  )
}
