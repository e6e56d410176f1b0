import { SECOND } from '../../../domain/time/durations.ts'
import { useSettings } from '../../data/site-context.ts'
import { CountUp } from '../count-up.tsx'

/** Product §4.4: each number starts a little after the one before it. */
const DURATION_MS = 2.5 * SECOND
const STAGGER_MS = 200

export function AboutStats() {
  const { about_stats } = useSettings()
  if (about_stats.length === 0) return null
  return (
    <section aria-labelledby="numbers" className="on-pine">
      <div className="wrap py-section">
        <h2 id="numbers" className="sr-only">
          In numbers
        </h2>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
          {about_stats.map((stat, index) => (
            <li key={stat.label}>
              <b className="block font-display text-[clamp(2.75rem,1.6rem+4.9vw,6rem)] leading-[.9] font-extrabold tracking-[-.05em]">
                <CountUp
                  stat={stat}
                  durationMs={DURATION_MS}
                  delayMs={index * STAGGER_MS}
                  suffixClassName="text-mark"
                />
              </b>
              <h3 className="mt-3 font-body text-base leading-[1.3] font-[650]">{stat.label}</h3>
              {stat.description && <p className="type-small text-muted">{stat.description}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
