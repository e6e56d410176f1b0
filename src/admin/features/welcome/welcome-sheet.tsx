import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'
import { AdminBrand } from '../../shell/admin-brand.tsx'
import { useDocumentTitle } from '../../ui/page-header.tsx'
import { House } from './house.tsx'

/** How many steps there are. */
const STEPS = [1, 2, 3] as const
type WelcomeStep = (typeof STEPS)[number]

interface WelcomeSheetProps {
  title: string
  /** Null where there is nothing to go through. */
  step: WelcomeStep | null
  children: ReactNode
}

/** The two halves of the first visit: the house, and what is asked. */
export function WelcomeSheet({ title, step, children }: WelcomeSheetProps) {
  useDocumentTitle('Welcome')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led to the next step is gone.
  useEffect(() => {
    if (step !== 1 && title !== '') heading.current?.focus()
  }, [step, title])
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-ground lg:grid-cols-2">
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
