import { singularOf } from './counted-name.ts'

/** What a cook can say to a recipe (COOK-VOICE-1). */
export type SpokenCommand =
  | { kind: 'next' | 'back' | 'repeat' | 'start timer' | 'how long' | 'stop' }
  /** `how much honey`, with the ingredient in question. */
  | { kind: 'how much'; of: string }

const WORDS: readonly { kind: Exclude<SpokenCommand['kind'], 'how much'>; said: RegExp }[] = [
  { kind: 'how long', said: /\bhow (?:long|much time|many minutes)\b|\btime (?:is )?left\b/ },
  { kind: 'start timer', said: /\b(?:start|set)\b.*\btimer\b/ },
  { kind: 'stop', said: /\bstop\b|\bquiet\b/ },
  { kind: 'back', said: /\b(?:back|previous|go back)\b/ },
  { kind: 'repeat', said: /\b(?:repeat|again|read (?:it|that|this)?|say (?:it|that) again)\b/ },
  { kind: 'next', said: /\b(?:next|done|carry on|go on|continue)\b/ },
]
/** A longer utterance is conversation in the kitchen, not a command. */
const MAX_WORDS = 6

/** Parses a spoken command; null for anything else. */
export function readSpokenCommand(heard: string): SpokenCommand | null {
  const said = heard
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (said === '' || said.split(' ').length > MAX_WORDS) return null
  const command = WORDS.find((words) => words.said.test(said))
  if (command) return { kind: command.kind }
  const of = /\bhow (?:much|many) (?:of )?(?:the )?(?<of>.+)$/.exec(said)?.groups?.of
  return of === undefined ? null : { kind: 'how much', of: of.replace(/ (?:do i need|is it|goes in)$/, '') }
}

/** Finds the line of an ingredient asked for: `honey`; singular and plural match each other. */
export function findAskedLine<L extends { ingredient: string }>(
  lines: readonly L[],
  asked: string,
): L | null {
  const one = (word: string) => singularOf(word.toLowerCase())
  const wanted = asked.split(' ').map(one)
  const words = (line: L) => (line.ingredient.match(/[\p{L}'’-]+/gu) ?? []).map(one)
  return lines.find((line) => wanted.every((word) => words(line).includes(word))) ?? null
}

/** The state of cook mode when a command is heard. */
export interface CommandContext {
  /** Whether the device itself is reading aloud. */
  isSpeaking: boolean
  /** Each with its announcement: `Eggs: 2 minutes`. */
  timers: readonly { id: string; isRung: boolean; said: string }[]
  lines: readonly { ingredient: string; name: string; quantity: string }[]
}

/** The action of cook mode for a spoken command. */
export type VoiceAction =
  | { kind: 'next' | 'back' | 'read step' | 'start timer' | 'stop speaking' }
  | { kind: 'stop timer'; id: string }
  | { kind: 'answer'; text: string }

/** Decides what a command does; null for what the device itself reads aloud, except that this also stops a ringing timer. */
export function handleCommand(command: SpokenCommand, context: CommandContext): VoiceAction | null {
  const { isSpeaking, timers, lines } = context
  if (isSpeaking && command.kind !== 'stop') return null
  switch (command.kind) {
    case 'stop': {
      const rung = timers.find(({ isRung }) => isRung)
      return rung ? { kind: 'stop timer', id: rung.id } : { kind: 'stop speaking' }
    }
    case 'repeat':
      return { kind: 'read step' }
    case 'how long':
      return { kind: 'answer', text: timers.map(({ said }) => said).join('. ') || 'No timer is running.' }
    case 'how much': {
      const line = findAskedLine(lines, command.of)
      const text = line ? `${line.quantity} ${line.name}`.trim() : `No ${command.of} in the list.`
      return { kind: 'answer', text }
    }
    default:
      return { kind: command.kind }
  }
}
