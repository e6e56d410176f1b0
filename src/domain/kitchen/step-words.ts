import type { Timer } from '../content/recipe.ts'
import { capitalize } from '../text/capitalize.ts'
import { MINUTE, SECOND } from '../time/durations.ts'
import {
  type ListedLine,
  type ListedRecipe,
  type ListedStep,
  type ShownPart,
  shortName,
} from './shown-recipe.ts'

/** Returns a part of a step as plain text, to be read aloud, announced and quoted; '' for what is left out. */
export function partText(part: ShownPart): string {
  if (isLeftOut(part)) return ''
  return part.kind === 'ingredient' && part.quantity !== '' ? `${part.text} (${part.quantity})` : part.text
}

function isLeftOut(part: ShownPart): boolean {
  return part.kind === 'ingredient' && part.change === 'left out'
}

/** Returns a sentence as plain text. */
export function textOf(parts: readonly ShownPart[]): string {
  return parts
    .map(partText)
    .join('')
    .replace(/^[\s,;]+|(?<=\s)\s+/g, '')
    .trim()
}

const SENTENCE_END = /(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\d"“‘(])/u
const ENDS_SENTENCE = /[.!?…]["”’)]?\s+$/

/** Splits a step into its sentences; concatenated, they are the step. */
export function sentencesOf(parts: readonly ShownPart[]): ShownPart[][] {
  const sentences: ShownPart[][] = [[]]
  for (const part of parts) {
    if (part.kind !== 'text') {
      sentences.at(-1)?.push(part)
      continue
    }
    const pieces = part.text.split(SENTENCE_END)
    pieces.forEach((text, index) => {
      const isLast = index === pieces.length - 1
      if (index > 0) sentences.push([])
      if (text !== '') sentences.at(-1)?.push({ kind: 'text', text: isLast ? text : `${text} ` })
    })
    if (ENDS_SENTENCE.test(part.text)) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/** A shorter clause alone is too vague: `Taste`. */
const MIN_BEGINNING = 18

/** Returns the beginning of a step, for the button that leads to it: `Add the chickpeas to the barley for the last 2 minutes`. */
export function beginningOf({ parts }: ListedStep): string {
  const plain = parts
    .map((part) => (isLeftOut(part) ? '' : part.text))
    .join('')
    .replace(/^[\s,;]+/, '')
    .replace(/^(?:meanwhile|then|now|next),?\s+/i, '')
  const [sentence = ''] = plain.split(/[;:!?(]|\.(?=\s|$)/, 1)
  const clauses = sentence.split(',')
  let said = clauses.shift() ?? ''
  while (said.length < MIN_BEGINNING && clauses.length > 0) said += `,${clauses.shift()}`
  return said.trim().replace(/^./u, (letter) => letter.toUpperCase())
}

/** Verbs of unattended cooking, each with its form in a sentence and the label of its timer. */
const WAITS = [
  { verb: /\b(?:bak(?:e|ing))\b/gi, goesOn: 'bakes', label: 'In the oven' },
  { verb: /\b(?:roast)\b/gi, goesOn: 'roasts', label: 'In the oven' },
  { verb: /\bgrill\b/gi, goesOn: 'grills', label: 'Under the grill' },
  { verb: /\bsimmer\b/gi, goesOn: 'simmers', label: 'On the stove' },
  { verb: /\bboil\b/gi, goesOn: 'boils', label: 'On the stove' },
  { verb: /\bsteam\b/gi, goesOn: 'steams', label: 'On the stove' },
  { verb: /\b(?:cook|fry|soften|bubble|sauté|toast)\b/gi, goesOn: 'cooks', label: 'On the stove' },
  { verb: /\b(?:chill|refrigerate|fridge)\b/gi, goesOn: 'chills', label: 'In the fridge' },
  { verb: /\b(?:freeze|freezer)\b/gi, goesOn: 'freezes', label: 'In the freezer' },
  { verb: /\bcool\b/gi, goesOn: 'cools', label: 'Cooling' },
  { verb: /\b(?:soak|marinate|steep)\b/gi, goesOn: 'soaks', label: 'Soaking' },
  { verb: /\b(?:rise|prove|proof)\b/gi, goesOn: 'rises', label: 'Rising' },
  { verb: /\b(?:rest|stand|settle|sit|leave|wait)\b/gi, goesOn: 'rests', label: 'Resting' },
]

/** Returns the last of them that a text contains. */
function waitIn(text: string) {
  let found: { at: number; wait: (typeof WAITS)[number] } | null = null
  for (const wait of WAITS) {
    const at = [...text.matchAll(wait.verb)].at(-1)?.index ?? -1
    if (at >= 0 && (found === null || at > found.at)) found = { at, wait }
  }
  return found?.wait ?? null
}

const isTimerOf = (timer: Timer) => (part: ShownPart) =>
  part.kind === 'timer' && part.timer.start === timer.start

/** Returns the sentence that names a duration, and its position in the step. */
function sentenceOf(step: ListedStep, timer: Timer) {
  const sentences = sentencesOf(step.parts)
  const at = sentences.findIndex((sentence) => sentence.some(isTimerOf(timer)))
  const sentence = sentences[at] ?? []
  const place = sentence.findIndex(isTimerOf(timer))
  return { sentences, at, before: sentence.slice(0, place), after: sentence.slice(place + 1) }
}

/** Foods after which a pan is not named. */
const SIDE_SHOW = /\b(?:oil|salt|pepper|water|butter|stock|sugar|juice|zest)\b/i
/** `until the tomatoes slump`, not `then stir in the parsley`. */
const STILL_COOKING = /\b(?:until|till)\b/i

type NamedPart = ShownPart & { kind: 'ingredient' }

/** Returns the first food in the parts of a sentence after which a pan may be named. */
function firstFood(parts: readonly ShownPart[]): NamedPart | undefined {
  const at = parts.findIndex((part, index) => {
    const behind = parts[index + 1]?.text.split(' ').slice(0, 2).join(' ')
    return part.kind === 'ingredient' && !isLeftOut(part) && !SIDE_SHOW.test(`${part.text} ${behind ?? ''}`)
  })
  const found = parts[at]
  return found?.kind === 'ingredient' ? found : undefined
}

/**
 * Returns a timer's label, what it says when it rings, and what is done then (COOK-TIMER-6). The label is the first
 * ingredient in its sentence, else the kind of waiting, else the food of the preceding sentence; what is done then is
 * the next sentence, else the next one about that ingredient.
 *
 * @param at index of the step in the list
 */
export function timerWords(
  steps: readonly ListedStep[],
  at: number,
  timer: Timer,
): { label: string; headline: string; afterwards: string } {
  const step = steps[at]
  if (!step) return { label: '', headline: 'Time is up', afterwards: '' }
  const { sentences, at: place, before, after } = sentenceOf(step, timer)
  const cooking = STILL_COOKING.test(textOf(after.slice(0, 1))) ? after.slice(0, 2) : []
  const timed = firstFood(before) ?? firstFood(cooking)
  const line = timed?.line ?? null
  const name = timed && capitalize(timed.text)
  const earlier = sentences.slice(0, place)
  const neighbour = firstFood(earlier.at(-1) ?? [])
  const next =
    sentences.slice(place + 1).find((sentence) => !NOT_THEN.test(textOf(sentence))) ??
    sentenceAbout(steps.slice(at + 1), line)
  return {
    label:
      name ??
      waitIn(textOf(before))?.label ??
      (neighbour && capitalize(neighbour.text)) ??
      waitIn(textOf(earlier.flat()))?.label ??
      `Step ${step.step}`,
    headline: name ? `${name} ${/[^s]s$/i.test(name) ? 'are' : 'is'} ready` : 'Time is up',
    afterwards: next ? textOf(next) : '',
  }
}

const MEANWHILE = /^(?:meanwhile|while|in the meantime)\b/i
/** Sentences about the wait itself, or about what may go wrong. */
const NOT_THEN = /^(?:meanwhile|while|in the meantime|if)\b|\btimer\b|\bif (?:it|they) (?:starts?|begins?)\b/i

/** Returns the first sentence about an ingredient, else the next one, unless its step is meant for the meantime. */
function sentenceAbout(steps: readonly ListedStep[], line: number | null): ShownPart[] | undefined {
  const about = steps
    .flatMap(({ parts }) => sentencesOf(parts))
    .find((sentence) => sentence.some((part) => part.kind === 'ingredient' && part.line === line))
  return (
    about ??
    steps
      .filter(({ parts }) => !MEANWHILE.test(textOf(parts)))
      .flatMap(({ parts }) => sentencesOf(parts))
      .find((sentence) => !NOT_THEN.test(textOf(sentence)))
  )
}

/** From here on a wait is long enough for another task. */
const LONG_WAIT_SECONDS = (5 * MINUTE) / SECOND
const MAX_HINTS = 3

export interface WaitHint {
  /** `While this simmers`. */
  title: string
  /** Preparations for the next steps, each with the key of its tick. */
  tasks: { name: string; text: string }[]
  /** True where the next step itself is meant for this wait. */
  isNextStep: boolean
}

/** Suggests tasks from the next steps for a wait of more than five minutes; null without such a wait or task. */
export function hintFor({ steps, lines }: ListedRecipe, at: number): WaitHint | null {
  const step = steps[at]
  const timer = step?.timers.find(({ seconds }) => seconds > LONG_WAIT_SECONDS)
  if (!step || !timer) return null
  const title = `While this ${waitIn(textOf(sentenceOf(step, timer).before))?.goesOn ?? 'takes its time'}`
  const next = steps[at + 1]
  if (next && MEANWHILE.test(textOf(next.parts))) return { title, tasks: [], isNextStep: true }
  // What earlier steps used is prepared already.
  const known = new Set(steps.slice(0, at + 1).flatMap(({ ingredients }) => ingredients))
  const tasks = steps.slice(at + 1).flatMap(({ portions }) =>
    portions.flatMap(({ line: index, quantity }) => {
      const line = lines[index]
      if (!line || known.has(index)) return []
      known.add(index)
      const text = preparation(line, quantity)
      return text === null ? [] : [{ name: String(index), text }]
    }),
  )
  return tasks.length > 0 ? { title, tasks: tasks.slice(0, MAX_HINTS), isNextStep: false } : null
}

const DEEDS: Readonly<Record<string, string>> = {
  drained: 'drain',
  rinsed: 'rinse',
  washed: 'wash',
  sliced: 'slice',
  chopped: 'chop',
  diced: 'dice',
  grated: 'grate',
  peeled: 'peel',
  halved: 'halve',
  quartered: 'quarter',
  crushed: 'crush',
  cubed: 'cube',
  torn: 'tear',
  trimmed: 'trim',
  shredded: 'shred',
  picked: 'pick',
  zested: 'zest',
  squeezed: 'squeeze',
  juiced: 'juice',
  stoned: 'stone',
  toasted: 'toast',
  melted: 'melt',
  beaten: 'beat',
  mashed: 'mash',
  cored: 'core',
  deseeded: 'deseed',
}
const DONE_TO_IT =
  /^(?:(?<how>[a-z]+ly) )?(?<deed>[a-z]+)(?: and (?:(?<how2>[a-z]+ly) )?(?<deed2>[a-z]+))?(?<rest> (?:into|in|off) .+)?$/

/** Returns `Drain and rinse 320 g tinned chickpeas`, `600 ml hot stock, ready to hand`; null for staples. */
function preparation({ ingredient }: ListedLine, quantity: string): string | null {
  if (quantity === '') return null
  const name = shortName(ingredient)
  const what = `${quantity} ${name}`
  const {
    how,
    deed = '',
    how2,
    deed2,
    rest = '',
  } = DONE_TO_IT.exec(ingredient.slice(name.length).replace(/^[,\s]+/, ''))?.groups ?? {}
  const first = DEEDS[deed]
  if (!first) return SIDE_SHOW.test(name) ? null : `Get out ${what}`
  const second = deed2 === undefined ? undefined : DEEDS[deed2]
  const deeds = [[how, first], ...(second ? [[how2, second]] : [])].map((words) =>
    words.filter((word) => word !== undefined).join(' '),
  )
  const said = `${deeds.join(' and ')} ${what}${rest}`
  return capitalize(said)
}

/** Returns how the amounts differ from the recipe's: `doubled from 2 servings`; '' when they do not. */
export function describeScaling(servings: number, own: number): string {
  if (servings === own) return ''
  const factor = servings / own
  const how = factor === 2 ? 'doubled' : factor === 3 ? 'tripled' : factor === 0.5 ? 'halved' : 'changed'
  return `${how} from ${own} serving${own === 1 ? '' : 's'}`
}
