import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SpokenCommand } from '../../../domain/kitchen/spoken-commands.ts'
import type { DeafBecause, Recognition } from './listen-for-commands.ts'

const LANGUAGE = 'en-US'
const never = () => () => undefined

/** Whether the browser offers something; false on the server and while the page wakes. */
function useOffered(isOffered: () => boolean): boolean {
  return useSyncExternalStore(never, isOffered, () => false)
}

/**
 * Reading aloud, off until asked for. What is being said is told, so that it can be marked and nobody listens to it.
 */
export function useReadAloud() {
  const isOffered = useOffered(() => 'speechSynthesis' in window)
  const [isOn, setOn] = useState(false)
  /** Which of the texts is being said. */
  const [saying, setSaying] = useState<number | null>(null)
  const turn = useRef(0)
  useEffect(() => () => void (isOffered && speechSynthesis.cancel()), [isOffered])

  function hush() {
    turn.current += 1
    setSaying(null)
    if (isOffered) speechSynthesis.cancel()
  }

  function say(texts: readonly string[]) {
    if (!isOffered) return
    hush()
    const mine = turn.current
    texts.forEach((text, index) => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = LANGUAGE
      utterance.onstart = () => mine === turn.current && setSaying(index)
      const over = () => mine === turn.current && index === texts.length - 1 && setSaying(null)
      utterance.onend = over
      utterance.onerror = over
      speechSynthesis.speak(utterance)
    })
  }
  return { isOffered, isOn, setOn, saying, say, hush }
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

/** Hands free: listens while it is on, and only to the words of cook mode. */
export function useListening(onCommand: (command: SpokenCommand, heard: string) => void) {
  const isOffered = useOffered(() => recognitionOf(window) !== undefined)
  const [state, setState] = useState<Listening>('off')
  const told = useRef(onCommand)
  useEffect(() => {
    told.current = onCommand
  })
  useEffect(() => {
    const Recognition = state === 'on' ? recognitionOf(window) : undefined
    if (!Recognition) return
    let stop: (() => void) | null = () => undefined
    import('./listen-for-commands.ts').then(
      ({ listenForCommands }) => {
        if (stop)
          stop = listenForCommands(new Recognition(), {
            onCommand: (command, heard) => told.current(command, heard),
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
