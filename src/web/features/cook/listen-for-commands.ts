import {
  type CommandContext,
  handleCommand,
  readSpokenCommand,
  type VoiceAction,
} from '../../../domain/kitchen/spoken-commands.ts'
import { SECOND } from '../../../domain/time/durations.ts'

const LANGUAGE = 'en-US'

/** Missing from TypeScript's DOM: https://webaudio.github.io/web-speech-api/ */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
}

/**
 * Why nothing is heard: the microphone is not allowed, there is none, the browser's speech service cannot be reached,
 * or listening ends as soon as it begins, as it does while another page uses the microphone.
 */
export type ListeningFailure = 'refused' | 'no-microphone' | 'unreachable' | 'interrupted'

const FOR_GOOD: ReadonlyMap<unknown, ListeningFailure> = new Map([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['audio-capture', 'no-microphone'],
])
const TRIES = 3
/** Silence ends a recognition after several seconds; one that ends sooner cannot listen, with or without an error. */
const SHORTEST_MS = SECOND

interface Listener {
  /** The context in which a command is interpreted. */
  context: () => CommandContext
  onAction: (action: VoiceAction, heard: string) => void
  /** Called once, when listening is given up. */
  onDeaf: (because: ListeningFailure) => void
}

/**
 * Listens for the commands of cook mode, and restarts when the browser stops after a while of silence. A failing
 * recognition is retried with growing delays, at most three times in a row.
 *
 * @returns a function that stops it
 */
export function listenForCommands(
  recognition: Recognition,
  { context, onAction, onDeaf }: Listener,
): () => void {
  recognition.lang = LANGUAGE
  recognition.continuous = true
  recognition.interimResults = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let hasFailed = false
  let startedAt = 0
  let failures = 0
  const giveUp = (because: ListeningFailure) => {
    if (!isOver) onDeaf(because)
    isOver = true
  }
  const start = () => {
    hasFailed = false
    startedAt = performance.now()
    try {
      recognition.start()
    } catch {
      giveUp('refused')
    }
  }
  recognition.addEventListener('result', (event) => {
    failures = 0
    if (!('results' in event) || !isResultList(event.results)) return
    const heard = event.results[event.results.length - 1]?.[0]?.transcript ?? ''
    const command = readSpokenCommand(heard)
    const action = command && handleCommand(command, context())
    if (action) onAction(action, heard.trim())
  })
  recognition.addEventListener('error', (event) => {
    const code = 'error' in event ? event.error : ''
    const because = FOR_GOOD.get(code)
    if (because) giveUp(because)
    hasFailed = code !== 'no-speech' && code !== 'aborted'
  })
  recognition.addEventListener('end', () => {
    if (isOver) return
    const isTooShort = performance.now() - startedAt < SHORTEST_MS
    failures = hasFailed || isTooShort ? failures + 1 : 0
    if (failures >= TRIES) giveUp(hasFailed ? 'unreachable' : 'interrupted')
    else timer = setTimeout(start, failures === 0 ? 0 : 2 ** failures * SECOND)
  })
  start()
  return () => {
    isOver = true
    clearTimeout(timer)
    recognition.abort()
  }
}

function isResultList(value: unknown): value is SpeechRecognitionResultList {
  return typeof value === 'object' && value !== null && 'length' in value
}
