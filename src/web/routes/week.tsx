import type { PageLoad } from '../data/page-context.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { OnThisDevice, WEEK_PATH } from '../features/week/on-this-device.tsx'

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
