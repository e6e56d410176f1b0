import './welcome.css'
import type { CSSProperties, ReactNode } from 'react'
import leap from '../../../../content/illustrations/cutout-leap.svg'
import { useRead } from '../../data/use-read.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import leaping from '../home/leaping-doll.svg'
import { DaySuns } from '../movement/day-suns.tsx'
import { planPicture } from './plan-pictures.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

interface WelcomeProps {
  title: string
  /** What happens next, and where to go. */
  children: ReactNode
  /** The address of the subscriber's plan, if the plan was requested. */
  planUrl: string | null
}

/** Shown right after confirming: a sun on which the figure leaps once, and day 1 of the plan below. */
export function Welcome({ title, children, planUrl }: WelcomeProps) {
  return (
    <>
      <section className="welcome surface-yolk relative overflow-hidden">
        <div className="wrap grid gap-8 pt-[clamp(1.5rem,1rem+3vw,4.5rem)] md:grid-cols-2 md:items-center">
          <div className="relative z-1 grid justify-items-start gap-6 md:pb-[clamp(2rem,4vw,5rem)]">
            <h1 className="type-d1 max-w-[9ch] wrap-anywhere">{title}</h1>
            <div className="type-lead grid max-w-120 justify-items-start gap-6">{children}</div>
          </div>
          <div aria-hidden className="relative h-80 md:h-[min(34rem,42vw)]">
            <div className="absolute bottom-0 left-1/2 aspect-2/1 w-[min(44rem,130%)] -translate-x-1/2 rounded-t-full bg-(--hf-sun)" />
            <picture>
              <source media="(prefers-reduced-motion: no-preference)" srcSet={leaping} />
              <img
                src={leap}
                alt=""
                width={900}
                height={1000}
                className="absolute bottom-[-12%] left-1/2 h-[112%] w-auto max-w-none -translate-x-1/2"
              />
            </picture>
            <Confetti />
          </div>
        </div>
      </section>
      {planUrl !== null && (
        <section aria-label="Your seven days" className="wrap grid gap-10 py-section">
          <div className="mx-auto w-full max-w-160">
            <DaySuns days={DAYS} done={[]} />
          </div>
          <FirstDay planUrl={planUrl} />
        </section>
      )}
    </>
  )
}

/** Shows the first day of the plan; nothing where it cannot be loaded. */
function FirstDay({ planUrl }: { planUrl: string }) {
  const token = new URLSearchParams(planUrl.split('?')[1]).get('token')
  const { data } = useRead('plan', token === null ? null : { token })
  const day = data?.kind === 'found' ? data.item.days.find((one) => one.day === 1) : undefined
  if (!day) return null
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-5 lg:grid-cols-2">
      <img
        src={planPicture(day.illustration)}
        alt={day.illustration_alt}
        width={800}
        height={450}
        className="aspect-video w-full rounded-paper object-cover shadow-cut"
      />
      <div className="grid gap-3">
        <p className="type-small text-muted">
          Day 1 · {day.minutes} minutes · {day.focus}
        </p>
        <h2 className="type-h1">
          <SiteLink
            href={`/plan/1?token=${token}`}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-2"
          >
            {day.title}
          </SiteLink>
        </h2>
        <p className="type-lead text-muted">{day.summary}</p>
      </div>
    </article>
  )
}

/** Strips, half-discs and dots of cut paper, centred on the origin. */
const SHAPES = ['M-10-4 9-5l2 8-20 2z', 'M-11 0a11 11 0 0 0 22 0z', 'M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0']
const PAPERS = ['#d4380f', '#6fa9b4', '#fbfaf4', '#7da84b', '#ea9c8c', '#14312a'] as const

/** Position of each piece, in percent of the width and height. */
const PIECES: readonly (readonly [x: number, y: number])[] = [
  [4, 18],
  [11, 62],
  [16, 34],
  [23, 10],
  [27, 78],
  [33, 26],
  [39, 6],
  [46, 17],
  [53, 7],
  [59, 27],
  [66, 11],
  [72, 70],
  [77, 21],
  [84, 8],
  [88, 44],
  [94, 24],
  [97, 68],
]
const LATER_MS = 70

/** Confetti over any element with `position: relative`: cut paper thrown once; with reduced motion it does not move. */
function Confetti() {
  return (
    <div aria-hidden className="confetti">
      {PIECES.map(([x, y], index) => {
        const style: CSSProperties & Record<'--after', string> = {
          left: `${x}%`,
          top: `${y}%`,
          '--after': `${((index * 5) % PIECES.length) * LATER_MS}ms`,
        }
        return (
          <svg key={x} viewBox="-12 -12 24 24" style={style} aria-hidden="true">
            <path
              d={SHAPES[index % SHAPES.length]}
              transform={`rotate(${(index * 67) % 180})`}
              fill={PAPERS[index % PAPERS.length]}
            />
          </svg>
        )
      })}
    </div>
  )
}
