import { Check, X } from 'lucide-react'
import type { UpdateDetails, UpdateStatus } from '../../../domain/updates/update-calls.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { describeTime, sentenceOf, titleOf } from './update-words.ts'

/** A box from which a new version looks out; decoration beside the words that say it. */
export function BoxPicture() {
  return (
    <svg viewBox="0 0 148 104" aria-hidden className="h-auto w-37">
      <path d="M8 78c0-36 28-66 66-66s66 30 66 66z" fill="#fbe3a2" />
      <path d="M4 78h140v8H4z" fill="#2b5f4e" />
      <path d="M36 30l20-7 8 15-22 6zM112 30l-20-7-8 15 22 6z" fill="#e9dcc2" />
      <path d="M42 40l64 1-3 43H45z" fill="#c9a877" />
      <path d="M60 50l28 .5-.5 22-27-.5z" fill="#fbfaf4" />
      <path d="M65 58h18c0 5.5-3.8 9.5-9 9.5s-9-4-9-9.5z" fill="#d4380f" />
    </svg>
  )
}

/** The product's bowl with its sun: everything is fine. */
export function WellPicture() {
  return (
    <svg viewBox="0 0 148 104" aria-hidden className="h-auto w-37">
      <path d="M8 78c0-36 28-66 66-66s66 30 66 66z" fill="#cfdfa8" />
      <path d="M4 78h140v8H4z" fill="#2b5f4e" />
      <path d="M46 46h56c0 18-12 30-28 30S46 64 46 46z" fill="#14312a" />
      <circle cx="74" cy="30" r="11" fill="#d4380f" />
    </svg>
  )
}

/** A sun half risen: what is being done now. */
export function NowPicture() {
  return (
    <svg viewBox="0 0 46 36" aria-hidden className="size-8">
      <path
        d="M6 28a17 17 0 0 1 34 0z"
        fill="none"
        stroke="var(--hf-line-strong)"
        strokeWidth="2"
        strokeDasharray="1 4.2"
        strokeLinecap="round"
      />
      <path d="M9 28a14 14 0 0 1 28 0z" fill="var(--hf-accent)" />
      <path d="M2 28.5h42" stroke="var(--hf-ink)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

type Step = UpdateStatus['steps'][number]

interface UpdatePathProps {
  steps: readonly Step[]
  /** The duration of each step, in milliseconds. */
  times: NonNullable<UpdateDetails['run']>['step_ms']
}

export function UpdatePath({ steps, times }: UpdatePathProps) {
  return (
    <ol className="grid px-5 pt-1.5 pb-4">
      {steps.map((step, index) => (
        <PathStep key={step.name} step={step} ms={times[index] ?? null} isLast={index === steps.length - 1} />
      ))}
    </ol>
  )
}

function PathStep({ step, ms, isLast }: { step: Step; ms: number | null; isLast: boolean }) {
  const sentence = sentenceOf(step)
  const isAhead = step.state === 'waiting'
  return (
    <li className="relative grid grid-cols-[32px_minmax(0,1fr)_auto] max-[20rem]:grid-cols-[32px_minmax(0,1fr)] max-[20rem]:*:last:col-start-2 items-start gap-x-3.5 py-[.55rem] leading-[1.4]">
      {!isLast && (
        <span
          aria-hidden
          className={classNames(
            'absolute top-9.5 -bottom-1.5 left-[15px] border-l-2',
            step.state === 'done' ? 'border-ok' : 'border-line',
          )}
        />
      )}
      <StepSign state={step.state} />
      <div className="min-w-0 pt-1 wrap-anywhere">
        <p className={isAhead ? 'font-medium text-muted' : 'font-[650]'}>{titleOf(step)}</p>
        {sentence !== '' && <p className="text-small text-muted">{sentence}</p>}
      </div>
      <span className="pt-1.5 text-label whitespace-nowrap text-muted">
        {step.state === 'running' ? 'now' : ms === null ? '' : describeTime(ms)}
      </span>
    </li>
  )
}

/** The sign's text for screen readers; a step in progress says so beside it. */
const SIGN_WORDS = { waiting: 'Still to come: ', running: '', done: 'Done: ', failed: 'Failed: ' } as const

function StepSign({ state }: { state: Step['state'] }) {
  return (
    <span className="relative">
      <span className="sr-only">{SIGN_WORDS[state]}</span>
      {state === 'running' ? (
        <NowPicture />
      ) : (
        <span
          aria-hidden
          className={classNames(
            'grid size-8 place-items-center',
            state === 'done' && 'rounded-full bg-ok-bg text-ok',
            state === 'failed' && 'rounded-[8px_8px_50%_50%] bg-danger-bg text-danger',
            state === 'waiting' && 'rounded-full border-2 border-line-strong',
          )}
        >
          {state === 'done' && <Check className="size-4.5" />}
          {state === 'failed' && <X className="size-4.5" />}
        </span>
      )}
    </span>
  )
}
