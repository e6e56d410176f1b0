import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CommandContext, VoiceAction } from '../../../domain/kitchen/spoken-commands.ts'
import { canSpeak, speak, stopSpeaking } from '../../ui/stage/sound.ts'
import type { DeafBecause, Recognition } from './listen-for-commands.ts'

const never = () => () => undefined

/** Whether the browser offers something; false on the server and while the page wakes. */
function useOffered(isOffered: () => boolean): boolean {
  return useSyncExternalStore(never, isOffered, () => false)
}

/** Reading aloud, off until asked for. What is being said is told, so that it can be marked and is not listened to. */
export function useReadAloud() {
  const isOffered = useOffered(canSpeak)
  const [isOn, setOn] = useState(false)
  /** Which of the texts is being said. */
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

export type Listening = 'off' | 'on' | DeafBecause

/**
 * Hands free: listens while it is on, and only to the words of cook mode.
 *
 * @param context what is known when a command is heard
 */
export function useListening(
  context: () => CommandContext,
  onAction: (action: VoiceAction, heard: string) => void,
) {
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
