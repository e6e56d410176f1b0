import { Headphones } from 'lucide-react'
import { useState } from 'react'
import leap from '../../../../content/illustrations/cutout-leap.svg'
import { SECOND } from '../../../domain/time/durations.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CountUp } from '../count-up.tsx'
import { PoseKey } from '../pose/pose-key.tsx'
import leaping from './leaping-doll.svg'
import { useHomeTexts } from './use-home-texts.ts'

// The field ends in a slightly uneven, hand-cut edge.
const CUT_EDGE =
  'lg:[clip-path:polygon(0_0,100%_0,100%_calc(100%-7px),71%_100%,38%_calc(100%-5px),17%_calc(100%-1px),0_calc(100%-8px))]'

export function HomeHero() {
  const { home_lead, home_playlist_button } = useHomeTexts()
  return (
    <section aria-labelledby="home-title" className={`surface-yolk relative overflow-hidden ${CUT_EDGE}`}>
      <div className="wrap relative grid pt-3 lg:min-h-[min(720px,calc(100vh-130px))] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8 lg:pt-[clamp(1.5rem,3vw,3rem)]">
        <h1 id="home-title" className="type-d1 relative z-2 lg:col-span-2 lg:row-start-1 lg:max-w-[9.2ch]">
          Empower Your Fitness Journey
        </h1>
        {home_lead && (
          <p className="type-lead relative z-2 mt-3 lg:col-start-1 lg:row-start-2 lg:mt-8 lg:max-w-124 lg:self-end">
            {home_lead}
          </p>
        )}
        <LeapingDoll />
        <div className="relative z-2 -mx-gutter grid gap-5 px-gutter pt-6 max-lg:bg-ground max-lg:text-ink lg:col-start-1 lg:row-start-3 lg:mx-0 lg:max-w-124 lg:px-0 lg:pt-5 lg:pb-12">
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

/** The figure swings once, and once more with each tap; with reduced motion it stands still (HOME-HERO-2). */
function LeapingDoll() {
  const [taps, setTaps] = useState(0)
  return (
    <PoseKey className="relative -mx-gutter h-93.5 md:max-lg:h-144 lg:absolute lg:inset-y-0 lg:-right-gutter lg:mx-0 lg:h-auto lg:w-[62%]">
      <div className="absolute bottom-0 left-1/2 -ml-47.5 h-55 w-110 rounded-t-full bg-(--hf-sun) md:max-lg:-ml-82.5 md:max-lg:h-87.5 md:max-lg:w-175 lg:right-0 lg:left-auto lg:ml-0 lg:h-[min(410px,31vw)] lg:w-[min(820px,62vw)]" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is told or done that a key would be needed for */}
      <picture onClick={() => setTaps(taps + 1)}>
        {/* A browser lets a picture move once: for every swing it needs an address of its own. */}
        <source
          media="(prefers-reduced-motion: no-preference)"
          srcSet={taps === 0 ? leaping : `${leaping}?${taps}`}
        />
        <img
          src={leap}
          alt=""
          onError={() => setTaps(0)}
          width={900}
          height={1000}
          fetchPriority="high"
          className="absolute -top-9.5 left-1/2 -ml-46 w-97.5 max-w-none md:max-lg:-top-8.5 md:max-lg:-ml-70 md:max-lg:w-145 lg:top-auto lg:right-[-1.5%] lg:bottom-[-5%] lg:left-auto lg:ml-0 lg:max-h-[105%] lg:w-[min(800px,56vw)] lg:object-contain lg:object-bottom"
        />
      </picture>
    </PoseKey>
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
