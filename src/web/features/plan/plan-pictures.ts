import day6 from '../../../../content/illustrations/balance-stand.svg'
import day7 from '../../../../content/illustrations/community.svg'
import day4 from '../../../../content/illustrations/dance-workout.svg'
import day2 from '../../../../content/illustrations/lunge.svg'
import day1 from '../../../../content/illustrations/morning-routine.svg'
import day5 from '../../../../content/illustrations/walk-outdoors.svg'
import day3 from '../../../../content/illustrations/yoga-mobility.svg'

/** The picture of each day of the plan; they belong to the product, not to the coach's library. */
export const PLAN_PICTURES: Record<number, string> = {
  1: day1,
  2: day2,
  3: day3,
  4: day4,
  5: day5,
  6: day6,
  7: day7,
}
