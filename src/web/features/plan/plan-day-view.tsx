import './plan.css'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { Move } from '../../../domain/movement/workout.ts'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ServedHtml } from '../../ui/served-html.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { planPlace } from '../movement/kept-place.ts'
import { PlayButton } from '../movement/play-button.tsx'
import { PrintButton } from '../recipe/print-button.tsx'
import { PlanDisclaimer } from './plan-disclaimer.tsx'
import { planPicture } from './plan-pictures.ts'

interface PlanDayViewProps {
  day: PlanDay
  /** All days of the plan. */
  days: readonly PlanDay[]
  token: string
}

/** Renders one day of the plan, to follow on the floor with the phone beside the mat, or on paper. */
export function PlanDayView({ day, days, token }: PlanDayViewProps) {
  const link = (number: number) => `/plan/${number}?token=${token}`
  return (
    <article className="wrap grid max-w-5xl gap-10 pb-section print:gap-4 print:p-0">
      <header className="grid gap-5 pt-[clamp(1.5rem,1rem+3vw,4.5rem)] print:gap-2 print:pt-0">
        <div className="flex flex-wrap justify-between gap-3 print:hidden">
          <SiteLink
            href={`/plan?token=${token}`}
            className="type-small inline-flex min-h-11 items-center gap-2"
          >
            <ArrowLeft aria-hidden className="size-4" />
            All seven days
          </SiteLink>
          <PrintButton />
        </div>
        <p className="type-small text-muted">
          Day {day.day} of {PLAN_DAYS} · {day.minutes} minutes · {day.focus}
        </p>
        <h1 className="type-d2">{day.title}</h1>
        <p className="type-lead max-w-152">{day.summary}</p>
        <PlayButton
          id={planPlace(day.day)}
          load={() => import('../movement/play-plan-day.tsx')}
          props={{ day, days }}
        >
          Move with me
        </PlayButton>
      </header>
      <img
        src={planPicture(day.illustration)}
        alt={day.illustration_alt}
        width={800}
        height={450}
        className="aspect-video w-full rounded-paper object-cover shadow-cut print:hidden"
      />
      <PlanDisclaimer />
      {day.warm_up.length > 0 && <MoveList title="Warm up" moves={day.warm_up} />}
      <MoveList title="The moves" note={pluralize(day.rounds, 'round')} moves={day.moves} />
      {day.rest && <p className="surface-butter rounded-field p-6 print:p-0">{day.rest}</p>}
      {day.cool_down.length > 0 && <MoveList title="Cool down" moves={day.cool_down} />}
      {day.closing && <p className="type-h3 max-w-[40ch]">{day.closing}</p>}
      <nav aria-label="Days of the plan" className="flex flex-wrap gap-3 print:hidden">
        {day.day > 1 && (
          <ButtonLink href={link(day.day - 1)} look="line">
            <ArrowLeft aria-hidden className="size-5" />
            Day {day.day - 1}
          </ButtonLink>
        )}
        {day.day < PLAN_DAYS && (
          <ButtonLink href={link(day.day + 1)}>
            Day {day.day + 1}
            <ArrowRight aria-hidden className="size-5" />
          </ButtonLink>
        )}
      </nav>
    </article>
  )
}

const loadFigure = () => import('./move-figure.tsx')

/** The code with every move's stances: the browser loads it only where the page came without its figures. */
const SERVED = import.meta.env.SSR ? await loadFigure() : null

interface MoveListProps {
  title: string
  moves: readonly Move[]
  /** Shown beside the title: `3 rounds`. */
  note?: string
}

/** Lists moves, each with how it is done and how to make it lighter or heavier. */
function MoveList({ title, moves, note }: MoveListProps) {
  return (
    <section className="grid gap-4 print:gap-1">
      <h2 className="type-h2 flex flex-wrap items-baseline gap-x-4">
        {title}
        {note && <span className="type-lead font-body font-normal text-muted">{note}</span>}
      </h2>
      <ol className="grid">
        {moves.map((move, index) => {
          const { name, amount, how, easier, harder } = move
          return (
            <li
              key={`${index} ${name}`}
              className="plan-move border-t-[1.5px] border-line py-5 print:break-inside-avoid print:py-1"
            >
              <ServedHtml
                className="plan-figure"
                load={async () => {
                  const { MoveFigure } = await loadFigure()
                  return () => <MoveFigure move={move} />
                }}
              >
                {SERVED && <SERVED.MoveFigure move={move} />}
              </ServedHtml>
              <div>
                <h3 className="type-h3">
                  <span aria-hidden className="mr-2 text-accent-text">
                    {index + 1}
                  </span>
                  {name}
                </h3>
                <p className="font-[650]">{amount}</p>
              </div>
              <div className="grid content-start gap-2 print:gap-0">
                <p>{how}</p>
                {(easier || harder) && (
                  <dl className="grid gap-1 print:flex print:flex-wrap print:gap-x-6 print:gap-y-0">
                    {easier && <Variant word="Easier" text={easier} />}
                    {harder && <Variant word="Harder" text={harder} />}
                  </dl>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Variant({ word, text }: { word: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="font-[650]">{word}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  )
}
