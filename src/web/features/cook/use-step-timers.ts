import { useState } from 'react'
import type { Timer } from '../../../domain/content/recipe.ts'
import type { ListedStep } from '../../../domain/kitchen/shown-recipe.ts'
import { timerWords } from '../../../domain/kitchen/step-words.ts'
import { type Timers, timesSame } from '../../../domain/kitchen/timers.ts'
import { allowSound } from '../../ui/stage/sound.ts'
import { deviceTimers } from './device-timers.ts'
import { askToNotify, canAskToNotify } from './ring-signals.ts'

interface ShownStep {
  recipe: { slug: string; title: string }
  steps: readonly ListedStep[]
  at: number
  timers: Timers
}

/** The timers of the step that is shown: which of them run, and how one is started. */
export function useStepTimers({ recipe: { slug, title }, steps, at, timers }: ShownStep) {
  const [mayAsk, setMayAsk] = useState(false)
  const step = steps[at]
  const runs = ({ start }: Timer) =>
    step !== undefined &&
    timers.some(
      (one) =>
        timesSame(one, { recipe: { slug, title }, step: step.step, start }) && one.state.kind !== 'rung',
    )
  const start = (timer: Timer) => {
    if (!step || runs(timer)) return
    allowSound()
    deviceTimers.start({
      recipe: { slug, title },
      step: step.step,
      start: timer.start,
      seconds: timer.seconds,
      secondsMax: timer.seconds_max,
      ...timerWords(steps, at, timer),
    })
    setMayAsk(canAskToNotify())
  }
  return {
    runs,
    start,
    /** Starts the first one that does not run. */
    startFirst: () => {
      const first = step?.timers.find((timer) => !runs(timer))
      if (first) start(first)
    },
    /** Asks to ring over other apps; null while there is nothing to ask. */
    askToRing: mayAsk
      ? () => {
          setMayAsk(false)
          return askToNotify()
        }
      : null,
  }
}
