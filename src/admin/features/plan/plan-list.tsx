import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { planPicture } from '../../../web/features/plan/plan-pictures.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { StateBadge } from '../../ui/badges.tsx'
import { NotLoaded } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { MoveFigure } from '../editor/workout/figure-dialog.tsx'
import { PLAN_PATH, planQuery } from './plan-queries.ts'

export function PlanList() {
  const plan = useQuery(planQuery())
  return (
    <>
      <PageHeader title="The 7-day plan">
        What goes to everybody who asks for the free week: a letter each morning, and a page with the day’s
        moves. A day you change is yours at once, on its page and in the next letters.
      </PageHeader>
      {plan.data ? (
        <ol className="overflow-clip rounded-field border-[1.5px] border-line bg-surface *:first:border-t-0">
          {plan.data.days.map((day) => (
            <PlanRow key={day.day} day={day} isOwn={plan.data.own.includes(day.day)} />
          ))}
        </ol>
      ) : (
        <NotLoaded query={plan} rows={7} failure="We couldn’t load the plan." loading="Loading the plan..." />
      )}
    </>
  )
}

function PlanRow({ day, isOwn }: { day: PlanDay; isOwn: boolean }) {
  const { day: number, title, minutes, focus, rounds, moves, illustration } = day
  return (
    <li className="group relative flex items-center gap-4 max-[20rem]:flex-col max-[20rem]:items-start border-t-[1.5px] border-line px-3 py-3 hover:bg-sunken sm:gap-5 sm:px-5">
      <img
        src={planPicture(illustration)}
        alt=""
        width={800}
        height={450}
        className="aspect-video w-24 flex-none rounded-paper object-cover sm:w-36"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          Day {number} {isOwn && <StateBadge look="good">Yours</StateBadge>}
        </p>
        <h2 className="type-panel wrap-anywhere">
          <SiteLink
            href={`${PLAN_PATH}/${number}`}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-2"
          >
            {title}
          </SiteLink>
        </h2>
        <p className="text-small text-muted">
          {pluralize(minutes, 'minute')} · {focus} · {pluralize(rounds, 'round')}
        </p>
      </div>
      <div aria-hidden className="hidden flex-none gap-1.5 xl:flex">
        {moves.slice(0, 5).map((move, index) => (
          <MoveFigure
            key={`${index} ${move.name}`}
            move={{ name: move.name, figure: move.figure ?? '' }}
            className="size-14"
          />
        ))}
      </div>
      <ChevronRight aria-hidden className="size-5 flex-none text-muted max-[20rem]:hidden" />
    </li>
  )
}
