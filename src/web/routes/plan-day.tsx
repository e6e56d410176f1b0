import { PLAN_DAYS } from '../../domain/newsletter/constants.ts'
import { type PageLoad, type PageOutcome, useParams } from '../data/page-context.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { loadPlan, PlanAnswer } from '../features/plan/plan-answer.tsx'
import { PlanDayView } from '../features/plan/plan-day-view.tsx'

/** Parses the number of a day in the address; null for anything else. */
function readDay(text: string | undefined): number | null {
  const day = /^[1-9]$/.test(text ?? '') ? Number(text) : Number.NaN
  return day <= PLAN_DAYS ? day : null
}

export async function load(page: PageLoad): Promise<PageOutcome | undefined> {
  return readDay(page.params.day) === null ? { status: 404 } : loadPlan(page)
}

export function Component() {
  const number = readDay(useParams().day) ?? 1
  return (
    <>
      <Head
        title={usePageTitle(`Day ${number} of your 7-day plan`)}
        description="One session of the 7-day plan."
        canonical={`/plan/${number}`}
        image={{ url: `/share-cards/pages/plan-${number}.jpg`, alt: `Day ${number} of your 7-day plan` }}
        noindex
      />
      <PlanAnswer>
        {({ days }, token) => {
          const day = days.find((candidate) => candidate.day === number)
          return day ? <PlanDayView key={number} day={day} days={days} token={token} /> : null
        }}
      </PlanAnswer>
    </>
  )
}
