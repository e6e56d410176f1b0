import { Headphones } from 'lucide-react'
import { useState } from 'react'
import leap from '../../../../content/illustrations/cutout-leap.svg'
import { SECOND } from '../../../domain/time/durations.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CountUp } from '../page/count-up.tsx'
import { PoseButton } from '../pose/pose-button.tsx'
import leaping from './leaping-doll.svg'
import './home-hero.css'
import type { HomeTexts } from '../../../domain/site/settings.ts'
import { useRead } from '../../data/use-read.ts'

export function HomeHero() {
  const { home_lead, home_playlist_button } = useHomeTexts()
  return (
    <section aria-labelledby="home-title" className="home-hero surface-yolk">
      <div className="wrap home-hero-grid">
        <h1 id="home-title" className="type-d1 home-hero-title">
          Empower Your Fitness Journey
        </h1>
        {home_lead && <p className="type-lead home-hero-lead">{home_lead}</p>}
        <LeapingDoll />
        <div className="home-hero-deeds">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href="#newsletter" look="ink" className="max-sm:w-full">
              Get the free 7-day plan
            </ButtonLink>
            {home_playlist_button && (
              <SiteLink
                href="/playlist"
                className="inline-flex min-h-11 items-center gap-2 font-[650] underline decoration-2 underline-offset-[.22em]"
              >
                <Headphones aria-hidden className="size-5" />
                {home_playlist_button}
              </SiteLink>
            )}
          </div>
          <HomeStats />
        </div>
      </div>
    </section>
  )
}

/** The figure swings once, and again with each tap; with reduced motion it does not move (HOME-HERO-2). */
function LeapingDoll() {
  const [taps, setTaps] = useState(0)
  return (
    <PoseButton className="home-hero-figure">
      <div className="home-hero-sun" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is told or done that a key would be needed for */}
      <picture onClick={() => setTaps(taps + 1)}>
        {/* A browser lets a picture move once: for every swing it needs an address of its own. */}
        <source
          media="(prefers-reduced-motion: no-preference)"
          srcSet={taps === 0 ? leaping : `${leaping}?${taps}`}
        />
        <img src={leap} alt="" onError={() => setTaps(0)} width={900} height={1000} fetchPriority="high" />
      </picture>
    </PoseButton>
  )
}

/** HOME-COUNT-1. */
const DURATION_MS = 2 * SECOND

function HomeStats() {
  const { home_stats = [] } = useHomeTexts()
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

/** Returns the home page's texts by the coach; the page loads them before it is shown. */
export function useHomeTexts(): Partial<HomeTexts> {
  return useRead('homeTexts', {}).data ?? {}
}
