import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import coach from '../../../../content/illustrations/cutout-coach.svg'
import type { AboutTexts } from '../../../domain/site/settings.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { useSettings } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { classNames } from '../../ui/class-names.ts'
import { CountUp } from '../page/count-up.tsx'

export function AboutHero() {
  const { coach_name, look: { portrait } = {} } = useSettings()
  const { about_discoveries = [] } = useAboutTexts()
  return (
    <section aria-labelledby="about-title" className="surface-butter overflow-x-clip">
      <div className="wrap grid gap-8 lg:grid-cols-[minmax(0,7fr)_5fr] lg:items-end lg:gap-12">
        <div className="py-[clamp(1.5rem,1rem+3vw,5rem)]">
          <h1 id="about-title" className="type-d2">
            This is {coach_name}, Your <span className="inline-block">Happiness-First</span> Movement
            Motivator
          </h1>
          {about_discoveries.length > 0 && (
            <>
              <h2 className="type-h3 mt-8 mb-2">What you'll discover</h2>
              <ul className="type-lead text-pretty">
                {about_discoveries.map((discovery) => (
                  <li key={discovery} className="grid grid-cols-[28px_minmax(0,1fr)] gap-2.5 py-2">
                    <Check aria-hidden className="mt-[.15em] size-[1.25em]" />
                    <span className="wrap-anywhere">{discovery}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="relative -mx-gutter grid justify-items-center self-end overflow-hidden max-lg:-mt-14 lg:mx-0 lg:overflow-visible print-hidden">
          <div
            aria-hidden
            className="absolute bottom-0 left-1/2 aspect-2/1 w-[min(660px,112%)] -translate-x-1/2 rounded-t-full bg-[#f8be3f] lg:w-[118%]"
          />
          {portrait ? (
            <picture className="contents">
              <img
                {...portrait.large}
                alt={portrait.large.alt}
                sizes="(min-width: 64rem) 460px, 90vw"
                fetchPriority="high"
                className={classNames(
                  'relative w-[min(460px,100%)]',
                  !portrait.isCutOut &&
                    'mb-8 aspect-square rounded-paper object-cover max-lg:mt-20 max-lg:w-[min(460px,100%-2*var(--hf-gutter))]',
                )}
              />
            </picture>
          ) : (
            <picture className="contents">
              <img
                src={coach}
                alt={`Portrait of ${coach_name} holding a bowl of oranges`}
                width={800}
                height={600}
                fetchPriority="high"
                className="relative w-[min(max(125%,480px),760px)] max-w-none lg:w-[150%]"
              />
            </picture>
          )}
        </div>
      </div>
    </section>
  )
}

/** HOME-COUNT-1: each number starts slightly after the preceding one. */
const DURATION_MS = 2.5 * SECOND
const STAGGER_MS = 200

export function AboutStats() {
  const { about_stats = [] } = useAboutTexts()
  if (about_stats.length === 0) return null
  return (
    <section aria-labelledby="numbers" className="on-pine">
      <div className="wrap py-section">
        <h2 id="numbers" className="sr-only">
          In numbers
        </h2>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-8 max-[20rem]:grid-cols-1 lg:grid-cols-4">
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

/** Renders the four core values (ABOUT-PAGE-1), each with its own arrangement of half-discs. */
export function CoreValues() {
  const texts = useAboutTexts()
  const { about_values_title } = texts
  return (
    <section aria-labelledby="values" className="py-section">
      <div className="wrap">
        <h2
          id="values"
          className={about_values_title ? 'type-h1 mb-6 max-w-[16ch] wrap-anywhere' : 'sr-only'}
        >
          {about_values_title || 'Values'}
        </h2>
        <ul>
          {VALUES.map(({ name, text, glyph }) => (
            <li
              key={name}
              className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-x-6 gap-y-4 border-t-[1.5px] border-line py-7 sm:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[88px_4fr_6fr] lg:items-center"
            >
              <svg viewBox="0 0 64 64" aria-hidden="true" className="w-full max-lg:row-span-2 lg:size-18">
                {glyph}
              </svg>
              <h3 className="type-h2 max-sm:text-[min(1.5rem,7.5vw)]">{name}</h3>
              {texts[text] && (
                <p className="type-lead text-muted col-start-2 wrap-anywhere lg:col-start-3">{texts[text]}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface CoreValue {
  name: string
  /** The setting with the coach's sentence about it. */
  text: keyof AboutTexts & `about_${'authenticity' | 'community' | 'wellness' | 'empowerment'}_text`
  /** Half-discs in a 64 × 64 box; paper colours are the same in both themes. */
  glyph: ReactNode
}

const VALUES: readonly CoreValue[] = [
  {
    name: 'Authenticity',
    text: 'about_authenticity_text',
    glyph: (
      <>
        <path d="M4 31a28 28 0 0 1 56 0z" fill="#f8be3f" />
        <path d="M4 33h56a28 28 0 0 1-56 0z" fill="#cf360e" />
      </>
    ),
  },
  {
    name: 'Community',
    text: 'about_community_text',
    glyph: (
      <>
        <path d="M30 4a28 28 0 0 0 0 56z" fill="#cf360e" />
        <path d="M34 4a28 28 0 0 1 0 56z" fill="#6fa9b4" />
      </>
    ),
  },
  {
    name: 'Holistic Wellness',
    text: 'about_wellness_text',
    glyph: (
      <>
        <circle cx="32" cy="32" r="28" fill="#7da84b" />
        <path d="M14 32h36a18 18 0 0 1-36 0z" fill="#fbe3a2" />
      </>
    ),
  },
  {
    name: 'Empowerment',
    text: 'about_empowerment_text',
    glyph: (
      <>
        <path d="M4 58a28 28 0 0 1 56 0z" fill="#cf360e" />
        <circle cx="32" cy="14" r="11" fill="#f8be3f" />
      </>
    ),
  },
]

/** Renders the fitness philosophy (ABOUT-PAGE-1). */
export function Philosophy() {
  const { about_philosophy_title, about_philosophy_text } = useAboutTexts()
  if (!about_philosophy_text) return null
  return (
    <section aria-labelledby="philosophy" className="py-section">
      <div className={about_philosophy_title ? 'wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16' : 'wrap'}>
        <h2 id="philosophy" className={about_philosophy_title ? 'type-h1 wrap-anywhere' : 'sr-only'}>
          {about_philosophy_title || 'Philosophy'}
        </h2>
        <div className="type-lead grid max-w-(--hf-measure) gap-[1.1em] leading-[1.6] wrap-anywhere">
          {about_philosophy_text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Returns the about page's texts by the coach; the page loads them before it is shown. */
export function useAboutTexts(): Partial<AboutTexts> {
  return useRead('aboutTexts', {}).data ?? {}
}
