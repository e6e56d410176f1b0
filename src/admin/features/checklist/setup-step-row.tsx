import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SetupStep } from '../../../domain/admin/overview.ts'
import { SETUP_TEXTS } from './setup-steps.ts'

interface SetupStepRowProps {
  step: SetupStep
  isDone: boolean
  /** What is done on the spot. */
  children: ReactNode
}

/** One step: a tick when it is done; otherwise why, and the way there. */
export function SetupStepRow({ step, isDone, children }: SetupStepRowProps) {
  const { title, text, link } = SETUP_TEXTS[step]
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 gap-y-1 border-t-[1.5px] border-line px-5 py-3.5 md:grid-cols-[28px_minmax(0,1fr)_auto] md:items-center">
      {isDone ? (
        <span className="grid size-7 place-items-center rounded-full bg-ok-bg text-ok">
          <Check aria-hidden className="size-4.5" />
        </span>
      ) : (
        <span aria-hidden className="size-7 rounded-full border-2 border-line-strong" />
      )}
      <div>
        <p className={isDone ? 'text-muted' : 'font-[650]'}>
          {title}
          <span className="sr-only">{isDone ? ', done' : ', still to do'}</span>
        </p>
        {!isDone && <p className="text-small text-muted">{text}</p>}
      </div>
      {!isDone && (
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
      )}
    </li>
  )
}
