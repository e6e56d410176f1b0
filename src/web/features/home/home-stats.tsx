import { SECOND } from '../../../domain/time/durations.ts'
import { useSettings } from '../../data/site-context.ts'
import { CountUp } from '../count-up.tsx'

/** Product §4.4. */
const DURATION_MS = 2 * SECOND

export function HomeStats() {
  const { home_stats } = useSettings()
  if (home_stats.length === 0) return null
  return (
    <ul aria-label="In numbers" className="flex flex-wrap gap-x-8 gap-y-4 pt-2 lg:gap-x-12">
      {home_stats.map((stat) => (
        <li key={stat.label}>
          <b className="block font-display text-[clamp(2.5rem,2rem+2vw,4rem)] leading-none font-extrabold tracking-[-.03em]">
            <CountUp stat={stat} durationMs={DURATION_MS} />
          </b>
          <span className="type-small mt-1 block leading-[1.35]">{stat.label}</span>
        </li>
      ))}
    </ul>
  )
}
