import type { PageLoad } from '../data/route.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { OnThisDevice } from '../features/week/on-this-device.tsx'
import { WEEK_PATH } from '../features/week/week-paths.ts'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await reads.fetch('sessions', {})
}

const loadPlanner = async () => (await import('../features/week/week-planner.tsx')).WeekPlanner

export function Component() {
  return (
    <>
      <Head
        title={usePageTitle('Your week')}
        description="Seven days of dishes and short workouts, with one shopping list for all of it."
        canonical={WEEK_PATH}
        noindex
      />
      <OnThisDevice
        title="A week, laid out"
        intro="Seven days of dishes and short workouts, with one shopping list for all of it."
        load={loadPlanner}
      />
    </>
  )
}
