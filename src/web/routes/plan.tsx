import '../features/plan/plan.css'
import type { PlanDay } from '../../domain/newsletter/workout-plan.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { loadPlan, PlanAnswer } from '../features/plan/plan-answer.tsx'
import { PlanDisclaimer } from '../features/plan/plan-disclaimer.tsx'
import { planPicture } from '../features/plan/plan-pictures.ts'
import { MissedDay, PlanDayLine, PlanProgress } from '../features/plan/plan-progress.tsx'
import { classNames } from '../ui/class-names.ts'
import { SiteLink } from '../ui/site-link.tsx'

export const load = loadPlan

/** The last day has a row of its own, since the other six fill their rows. */
const FINALE = 'plan-finale surface-yolk'

export function Component() {
  return (
    <>
      <Head
        title={usePageTitle('Your 7-day plan')}
        description="Seven short sessions, one for each day."
        canonical="/plan"
        image={{ url: '/share-cards/pages/plan.jpg', alt: 'Your 7-day plan' }}
        noindex
      />
      <PlanAnswer>
        {({ days, ...plan }, token) => (
          <div className="wrap grid gap-10 pb-section">
            <header className="pt-[clamp(1.5rem,1rem+3vw,4.5rem)]">
              <h1 className="type-d2 max-w-[17ch]">
                {plan.first_name ? `${plan.first_name}, your seven days` : 'Your seven days'}
              </h1>
              <p className="type-lead text-muted mt-5 max-w-152">
                {sayMinutes(days)} minutes a day. Start whenever you like; every day stays here for you.
              </p>
            </header>
            <PlanProgress days={days} token={token} />
            <MissedDay plan={{ days, ...plan }} token={token} />
            <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {days.map(({ day, title, summary, minutes, focus, illustration, illustration_alt }) => (
                <li
                  key={day}
                  className={classNames(
                    'group relative grid content-start gap-2',
                    day === days.length && FINALE,
                  )}
                >
                  <img
                    src={planPicture(illustration)}
                    alt={illustration_alt}
                    width={800}
                    height={450}
                    loading={day > 3 ? 'lazy' : 'eager'}
                    className="mb-2 aspect-video w-full rounded-paper object-cover shadow-cut"
                  />
                  <PlanDayLine day={day} days={days.length} facts={`${minutes} minutes · ${focus}`} />
                  <h2 className="type-h3">
                    <SiteLink
                      href={`/plan/${day}?token=${token}`}
                      className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-2"
                    >
                      {title}
                    </SiteLink>
                  </h2>
                  <p className="text-muted">{summary}</p>
                </li>
              ))}
            </ol>
            {/* Each day says it again before its first move. */}
            <PlanDisclaimer />
          </div>
        )}
      </PlanAnswer>
    </>
  )
}

/** Returns `15 to 20`, or `20` when all days take the same time. */
function sayMinutes(days: readonly PlanDay[]): string {
  const all = days.map(({ minutes }) => minutes)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? String(least) : `${least} to ${most}`
}
