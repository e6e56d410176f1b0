import { Check, X } from 'lucide-react'
import type { UpdateDetails, UpdateStatus } from '../../../domain/updates/update-calls.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { NowPicture } from './update-pictures.tsx'
import { describeTime, sentenceOf, titleOf } from './update-words.ts'

type Step = UpdateStatus['steps'][number]

interface UpdatePathProps {
  steps: readonly Step[]
  /** How long each took, in milliseconds. */
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
    <li className="relative grid grid-cols-[32px_minmax(0,1fr)_auto] items-start gap-x-3.5 py-[.55rem] leading-[1.4]">
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

/** What a screen reader hears of the sign; that one is being done is written beside it. */
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
