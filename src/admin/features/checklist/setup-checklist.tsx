import { ArrowRight, Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Overview, SetupStep } from '../../../domain/admin/overview.ts'
import { Panel } from '../../ui/panel.tsx'
import { RemoveSampleContent } from './remove-sample-content.tsx'
import { SETUP_TEXTS } from './setup-steps.ts'

/** What is left to do until the site is wholly the coach's own; nothing once it is. */
export function SetupChecklist({ setup }: { setup: Overview['setup'] }) {
  const done = setup.filter((step) => step.done)
  const open = setup.filter((step) => !step.done)
  if (open.length === 0) return null
  return (
    <Panel title="Make this site your own" padded={false}>
      <div className="flex items-center gap-5 px-5 pb-4">
        <SetupProgress done={done.length} total={setup.length} />
        <p className="text-small text-muted">
          {done.length} of {setup.length} done. This list goes away when everything is yours.
        </p>
      </div>
      <ul>
        {open.map(({ step }) => (
          <OpenStep key={step} step={step}>
            {step === 'sample_content' && <RemoveSampleContent />}
          </OpenStep>
        ))}
      </ul>
      {done.length > 0 && (
        <details className="group border-t-[1.5px] border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-5 text-small font-[650] hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {done.length === 1 ? 'Show the step that is done' : `Show the ${done.length} steps that are done`}
            <ChevronDown aria-hidden className="size-4.5 group-open:rotate-180" />
          </summary>
          <ul className="pb-3">
            {done.map(({ step }) => (
              <li key={step} className="flex items-center gap-3 px-5 py-1.5 text-small text-muted">
                <span className="grid size-7 flex-none place-items-center rounded-full bg-ok-bg text-ok">
                  <Check aria-hidden className="size-4.5" />
                </span>
                {SETUP_TEXTS[step].title}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

interface OpenStepProps {
  step: SetupStep
  /** What is done on the spot. */
  children: ReactNode
}

/** One step that is still to do: why, and the way there. */
function OpenStep({ step, children }: OpenStepProps) {
  const { title, text, link } = SETUP_TEXTS[step]
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 gap-y-1 border-t-[1.5px] border-line px-5 py-3.5 md:grid-cols-[28px_minmax(0,1fr)_auto] md:items-center">
      <span aria-hidden className="size-7 rounded-full border-2 border-line-strong" />
      <div>
        <p className="font-[650]">{title}</p>
        <p className="text-small text-muted">{text}</p>
      </div>
      <div className="max-md:col-start-2">
        {link && (
          <Link
            to={link.href}
            className="inline-flex min-h-11 items-center gap-2 text-small font-[650] text-accent-text no-underline hover:underline"
          >
            {link.label}
            <ArrowRight aria-hidden className="size-4.5" />
          </Link>
        )}
        {children}
      </div>
    </li>
  )
}

/** The sun comes up over the hill as the list gets shorter. */
function SetupProgress({ done, total }: { done: number; total: number }) {
  const height = total === 0 ? 1 : done / total
  return (
    <svg
      viewBox="0 0 120 68"
      role="img"
      aria-label={`${done} of ${total} steps done`}
      className="w-30 flex-none rounded-paper"
    >
      <rect width="120" height="68" className="fill-mist" />
      <circle
        cx="60"
        cy={62 - 36 * height}
        r="17"
        className="fill-mark transition-[cy] duration-(--hf-slow) ease-paper"
      />
      <path d="M0 68V52c22-9 40 1 61-3s39-10 59-2v21z" fill="#2b5f4e" />
      <path d="M0 68v-7c30-7 44 4 70 0s34-5 50-2v9z" fill="#14312a" />
    </svg>
  )
}
