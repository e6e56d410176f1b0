import { useEffect } from 'react'
import type { ListedLine } from '../../../domain/kitchen/shown-recipe.ts'
import type { VoiceAction } from '../../../domain/kitchen/spoken-commands.ts'
import { leftOf, sayLeft, type Timers } from '../../../domain/kitchen/timers.ts'
import { deviceTimers } from './device-timers.ts'
import { useFlash } from './stage-status.tsx'
import { useListening, useReadAloud } from './use-speech.ts'

interface HeardAndRead {
  /** What is read aloud of the step that is shown. */
  sentences: readonly string[]
  at: number
  isDone: boolean
  timers: Timers
  lines: readonly ListedLine[]
  next: () => void
  back: () => void
  startTimer: () => void
}

/** Cook mode without hands: reads each step aloud while that is on, and does what is said to it. */
export function useCookVoice({ sentences, at, isDone, timers, lines, next, back, startTimer }: HeardAndRead) {
  const aloud = useReadAloud()
  const [flash, setFlash] = useFlash()
  const read = () => aloud.say(sentences)
  const perform = (action: VoiceAction) => {
    switch (action.kind) {
      case 'next':
        return next()
      case 'back':
        return back()
      case 'read step':
        return read()
      case 'start timer':
        return startTimer()
      case 'stop timer':
        return deviceTimers.stop(action.id)
      case 'stop speaking':
        return aloud.stop()
      case 'answer':
        setFlash(action.text)
        if (aloud.isOffered) aloud.say([action.text])
    }
  }
  const listening = useListening(
    () => ({
      isSpeaking: aloud.saying !== null,
      timers: timers.map((timer) => ({
        id: timer.id,
        isRung: timer.state.kind === 'rung',
        said: `${timer.label}: ${sayLeft(leftOf(timer, Date.now()))}`,
      })),
      lines,
    }),
    (action, heard) => {
      setFlash(`“${heard}”`)
      perform(action)
    },
  )
  // A new step is read by itself while reading is on.
  useEffect(() => {
    if (aloud.isOn && !isDone) read()
  }, [at])
  return {
    aloud,
    listening,
    flash,
    setFlash,
    read,
    toggleReading: () => {
      if (aloud.isOn) aloud.stop()
      else read()
      aloud.setOn(!aloud.isOn)
    },
  }
}
