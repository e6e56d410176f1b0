import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { isTold } from './line-looks.ts'
import { plainMark } from './line-marks.ts'
import { bareText } from './source-line.ts'

// Identifies the speakers of lines copied from a chat, a mail or a forum.

const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const DATE = String.raw`${DAY},?\s+`
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`
/** The prefix of a copied chat message: `[12/03/2024, 18:04] Nina: `, `[18:04] Nina: `, `[18:04, 12/03/2024] Nina: `. */
const CHAT_STAMP = new RegExp(
  String.raw`^(?:\[?${DATE}${CLOCK}\]?|\[${CLOCK}(?:,\s+${DAY})?\])\s*(?:[-–]\s*)?([^:\n]{1,40}):\s*`,
  'i',
)
/** `Nina (18:04): ` */
const CLOCK_BEHIND = new RegExp(String.raw`^([^:\n([\]]{1,40}?)\s\(${CLOCK}\):\s*`, 'i')
/** On a line of its own above the message: `Nina, [12.03.24 18:04]`, `Nina — Today at 18:04`. */
const CHAT_STAMP_ABOVE = new RegExp(
  String.raw`^([^:\n[\]]{1,40}?)(?:,\s+\[${DATE}${CLOCK}\]|\s+[—–-]\s+(?:${DATE}|(?:today|yesterday) at )${CLOCK})$`,
  'i',
)
/** The line above a signature in mails and forums. */
const SIGNATURE = /^(?:_{5,}|-- ?)$/
const MAX_SIGNATURE_LINES = 4
const QUOTED = /^(?:>\s?)+/

/**
 * Returns the lines without the markup of mails and chats, and separately those that do not belong to the recipe: messages
 * of speakers who name no ingredients and no steps, a quoted question, a signature. `isTalk` where some speakers are named.
 */
export function partVoices(lines: readonly string[]): { own: string[]; asides: string[]; isTalk: boolean } {
  const said: { voice: string; line: string }[] = []
  let speaker = ''
  const named = namesOfTalk(lines)
  for (const typed of lines) {
    const quoted = typed.replace(QUOTED, '')
    const [, above] = CHAT_STAMP_ABOVE.exec(quoted.trim()) ?? []
    const isNamed = named.has(NAMED.exec(quoted)?.[1] ?? '')
    const [stamp = '', name = above] =
      CHAT_STAMP.exec(quoted) ?? CLOCK_BEHIND.exec(quoted) ?? (isNamed ? NAMED.exec(quoted) : null) ?? []
    speaker = name ?? speaker
    const line =
      above === undefined ? quoted.slice(stamp.length).replace(speaker === '' ? '' : ANSWER, '') : ''
    const voice = quoted === typed ? speaker : '>'
    said.push({ voice, line })
  }
  const recipeLines = new Map<string, number>()
  const isTalk = said.some(({ voice }) => voice !== '')
  for (const { voice, line } of isTalk ? said : [])
    if (tellsRecipe(plainMark(line.trim()))) recipeLines.set(voice, (recipeLines.get(voice) ?? 0) + 1)
  // A single quoted line is enough: some notes quote each step.
  const tells = (voice: string) => (recipeLines.get(voice) ?? 0) > (voice === '>' ? 0 : 1)
  const isKnown = [...recipeLines.keys()].some((voice) => voice !== '>' && tells(voice))
  const signature = signatureOf(lines)
  const isAside = (voice: string, at: number) => at > signature || (isKnown && voice !== '' && !tells(voice))
  return {
    isTalk: said.some(({ voice }) => voice !== '' && voice !== '>'),
    own: said.flatMap(({ voice, line }, at) => (isAside(voice, at) ? [] : [line])),
    asides: said
      .filter(({ voice, line }, at) => isAside(voice, at) && line.trim() !== '')
      .map(({ line }) => line.trim()),
  }
}

/** `No. Whisk it all` */
const ANSWER = /^(?:no|nope|yes|yep|yeah|sure)[.!]\s+(?=\p{Lu})/iu
/** `Nina: grate the cucumber` */
const NAMED = /^(\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{0,20})?):\s+(?=\S)/u
/** Lines that must begin with the name of one speaker, where most lines begin with a name. */
const MIN_SAID = 3

/** Returns the speakers of a chat without timestamps. */
function namesOfTalk(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const [, name] = NAMED.exec(line) ?? []
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const said = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const filled = lines.filter((line) => line.trim() !== '').length
  const isTalk = counts.size > 1 && Math.max(...counts.values()) >= MIN_SAID && said * 4 >= filled * 3
  return isTalk && counts.size * 2 <= said ? new Set(counts.keys()) : new Set()
}

function tellsRecipe(line: string): boolean {
  return (
    bareText(line)
      .split(/[.,!?]\s+/)
      .some(isTold) || splitIngredient(bareText(line)).amount !== ''
  )
}

/** Returns the index of a signature, `Infinity` when there is none. */
function signatureOf(lines: readonly string[]): number {
  const at = lines.findLastIndex((line) => SIGNATURE.test(line))
  const below = lines.slice(at + 1).filter((line) => line.trim() !== '')
  // `Posts: 1,204` is not an amount of food.
  const isRecipe = (line: string) => tellsRecipe(line) && findFood(line) !== null
  const isSignature = at > 0 && below.length <= MAX_SIGNATURE_LINES && !below.some(isRecipe)
  return isSignature ? at : Number.POSITIVE_INFINITY
}
