import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'
import { AdminBrand } from '../../ui/admin-brand.tsx'
import { useDocumentTitle } from '../../ui/page-header.tsx'

const STEPS = [1, 2, 3] as const
type WelcomeStep = (typeof STEPS)[number]

interface WelcomeSheetProps {
  title: string
  /** Null where there are no steps. */
  step: WelcomeStep | null
  children: ReactNode
}

/** The two halves of the first visit: the house, and the questions. */
export function WelcomeSheet({ title, step, children }: WelcomeSheetProps) {
  useDocumentTitle('Welcome')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led to the next step is gone, so the heading is focused.
  useEffect(() => {
    if (step !== 1 && title !== '') heading.current?.focus()
  }, [step, title])
  return (
    <main className="grid min-h-dvh grid-cols-1 bg-ground lg:grid-cols-2">
      <div className="surface-butter relative grid min-h-75 content-between overflow-hidden px-5 pt-5 lg:px-12 lg:pt-8">
        <div>
          <AdminBrand href="/" />
          <h1
            ref={heading}
            tabIndex={-1}
            className="relative mt-5 max-w-[9.5ch] font-display text-[clamp(2.5rem,1.72rem+3.35vw,4.75rem)] leading-[1.02] font-extrabold tracking-[-.03em] lg:mt-16 outline-none"
          >
            {title}
          </h1>
        </div>
        <House isOpen={step === STEPS.length} />
      </div>
      <div className="grid content-center gap-5.5 px-5 sm:max-lg:justify-items-center pt-7 pb-10 *:w-full *:max-w-120 lg:px-[clamp(3rem,7vw,7rem)] lg:py-12">
        {step !== null && <Steps now={step} />}
        {children}
      </div>
    </main>
  )
}

function Steps({ now }: { now: WelcomeStep }) {
  return (
    <div
      role="progressbar"
      aria-label="Steps"
      aria-valuemin={1}
      aria-valuemax={STEPS.length}
      aria-valuenow={now}
      aria-valuetext={`Step ${now} of ${STEPS.length}`}
      className="flex h-6 items-end gap-2"
    >
      {STEPS.map((step) => (
        <span
          key={step}
          className={classNames(
            'relative flex-1',
            step === now
              ? 'h-3.5 rounded-b-pill bg-accent before:absolute before:-top-3 before:left-1/2 before:size-2.25 before:-translate-x-1/2 before:rounded-full before:bg-accent'
              : 'h-2 rounded-b-[8px]',
            step < now && 'bg-ink',
            step > now && 'bg-line',
          )}
        />
      ))}
    </div>
  )
}

const PINE = '#14312a'
const YOLK = '#f8be3f'
const POPPY = '#d4380f'
const FERN = '#2b5f4e'

/** The coach's house before the rising sun; its door opens at the end. The same in both themes. */
function House({ isOpen }: { isOpen: boolean }) {
  const id = useId()
  const shadow = `url(#${id})`
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax meet"
      className="relative -mx-5 mt-4 block h-auto w-[calc(100%+2.5rem)] max-w-none sm:mx-auto sm:w-105 lg:-mx-12 lg:w-[calc(100%+6rem)]"
    >
      <defs>
        <filter id={id} width="130%" height="140%" x="-15%" y="-15%">
          <feDropShadow dx="2" dy="5" floodColor={PINE} floodOpacity=".24" stdDeviation="2.5" />
        </filter>
      </defs>
      <path d="M16 400C16 234 152 98 320 97s304 137 304 303z" fill={YOLK} />
      <path
        filter={shadow}
        d="M-10 400v-52c70-34 150-46 232-30 60 12 96 34 140 36 92 4 170-42 292-26v72z"
        fill="#7da84b"
      />
      <path filter={shadow} d="M214 216l211-3 3 173-216 2z" fill="#fbfaf4" />
      <path filter={shadow} d="M188 222L322 112l131 106-30 2-101-4-103 6z" fill={PINE} />
      <path d="M372 110l28-1 1 62-28-22z" fill={PINE} />
      {isOpen ? <OpenDoor shadow={shadow} /> : <ShutDoor shadow={shadow} />}
      <path d="M232 282c0-13 9-23 20-23s20 10 20 23zM372 282c0-13 9-23 20-23s20 10 20 23z" fill="#c6e0e3" />
      <path d="M228 282h48v6h-48zM368 282h48v6h-48z" fill={FERN} />
      <path filter={shadow} d="M-10 400v-16c90-16 180-8 252-2l76 6 82-6c84-10 170-14 254 0v18z" fill={FERN} />
      <path d="M500 336c0-30 14-54 30-54s31 24 31 54zM526 334h8v34h-8z" fill={FERN} />
      <path d="M90 346c0-24 11-43 25-43s25 19 25 43zM111 344h8v30h-8z" fill={FERN} />
    </svg>
  )
}

function ShutDoor({ shadow }: { shadow: string }) {
  return (
    <>
      <path filter={shadow} d="M284 388v-78c0-22 16-40 36-40s37 18 37 40l1 77z" fill={POPPY} />
      <path d="M290 306c1-17 14-30 30-30s30 13 31 30z" fill={YOLK} />
      <circle cx="347" cy="338" r="4.5" fill={YOLK} />
    </>
  )
}

function OpenDoor({ shadow }: { shadow: string }) {
  return (
    <>
      <path d="M284 388v-78c0-22 16-40 36-40s37 18 37 40l1 77z" fill={YOLK} />
      <path filter={shadow} d="M284 388v-78c0-22 16-40 36-40l-16 130z" fill={POPPY} />
      <circle cx="297" cy="338" r="4" fill={YOLK} />
    </>
  )
}
