import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ListedLine } from '../../../domain/kitchen/shown-recipe.ts'
import type { CommandContext, VoiceAction } from '../../../domain/kitchen/spoken-commands.ts'
import { describeTimeLeft, leftOf, type Timers } from '../../../domain/kitchen/timers.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { canSpeak, speak, stopSpeaking } from '../../ui/stage/sound.ts'
import { deviceTimers } from './device-timers.ts'
import type { ListeningFailure, Recognition } from './listen-for-commands.ts'

interface HeardAndRead {
  /** The sentences read aloud of the step shown. */
  sentences: readonly string[]
  at: number
  isDone: boolean
  timers: Timers
  lines: readonly ListedLine[]
  next: () => void
  back: () => void
  startTimer: () => void
}

/** Hands-free cook mode: reads each step aloud while that is on, and carries out voice commands. */
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
        said: `${timer.label}: ${describeTimeLeft(leftOf(timer, Date.now()))}`,
      })),
      lines,
    }),
    (action, heard) => {
      setFlash(`“${heard}”`)
      perform(action)
    },
  )
  // While reading is on, a new step is read automatically.
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

const never = () => () => undefined

/** Whether the browser offers a feature; false on the server and while the page wakes. */
function useOffered(isOffered: () => boolean): boolean {
  return useSyncExternalStore(never, isOffered, () => false)
}

/** Reads aloud, off by default. Reports what is being spoken, so that it can be highlighted and not taken for a command. */
function useReadAloud() {
  const isOffered = useOffered(canSpeak)
  const [isOn, setOn] = useState(false)
  /** Index of the text being spoken. */
  const [saying, setSaying] = useState<number | null>(null)
  const turn = useRef(0)
  useEffect(() => stopSpeaking, [])

  function stop() {
    turn.current += 1
    setSaying(null)
    stopSpeaking()
  }

  function say(texts: readonly string[]) {
    stop()
    const mine = turn.current
    speak(texts, {
      onStart: (index) => mine === turn.current && setSaying(index),
      onEnd: (index) => mine === turn.current && index === texts.length - 1 && setSaying(null),
    })
  }
  return { isOffered, isOn, setOn, saying, say, stop }
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

function recognitionOf({ SpeechRecognition, webkitSpeechRecognition }: Window) {
  return SpeechRecognition ?? webkitSpeechRecognition
}

export type Listening = 'off' | 'on' | ListeningFailure

/**
 * Hands-free mode: listens while it is on, and only for the words of cook mode.
 *
 * @param context returns the context in which a command is interpreted
 */
function useListening(context: () => CommandContext, onAction: (action: VoiceAction, heard: string) => void) {
  const isOffered = useOffered(() => recognitionOf(window) !== undefined)
  const [state, setState] = useState<Listening>('off')
  const latest = useRef({ context, onAction })
  useEffect(() => {
    latest.current = { context, onAction }
  })
  useEffect(() => {
    const Recognition = state === 'on' ? recognitionOf(window) : undefined
    if (!Recognition) return
    let stop: (() => void) | null = () => undefined
    import('./listen-for-commands.ts').then(
      ({ listenForCommands }) => {
        if (stop)
          stop = listenForCommands(new Recognition(), {
            context: () => latest.current.context(),
            onAction: (action, heard) => latest.current.onAction(action, heard),
            onDeaf: setState,
          })
      },
      () => setState('unreachable'),
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [state])
  return { isOffered, state, setState }
}

/** How long a recognised word is shown in the status line, in ms. */
const FLASH_MS = 4 * SECOND

function useFlash() {
  const [flash, setFlash] = useState('')
  useEffect(() => {
    if (flash === '') return
    const timer = setTimeout(() => setFlash(''), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])
  return [flash, setFlash] as const
}
