import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFoods } from '../../kitchen/foods/find-food.ts'
import { findDurations } from '../../text/durations.ts'
import { isClosing, statesFigures } from './closing-words.ts'
import { foodsWithoutAmount } from './foods-in-steps.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isSignOff } from './letter-edges.ts'
import { isAddressed, isTold, isToldByPerson, readSection } from './line-looks.ts'
import { readFacts, servingsSaid } from './recipe-facts.ts'
import { BLANK_LINE } from './source-line.ts'

// Classifies the sentences of a recipe in prose and finds where the recipe begins and ends. No sentence decides that
// alone: each gets a weight, and the recipe is the run of sentences with the largest sum.

export type Kind = 'need' | 'told' | 'said' | 'facts'

export interface Sentence {
  text: string
  kind: Kind
  /** The evidence that it belongs to the recipe, minus the evidence against. */
  weight: number
}

const CLAUSES = /[,;:–—]\s+(?:(?:and|then|but)\s+)*|\s+(?:and|then|but|so)\s+(?:then\s+)?|\s+[-–]\s+/
/** `Then I`, `Meanwhile we`: time and subject before the verb. */
const WHO =
  /^(?:(?:(?:the )?next (?:day|morning)|that (?:night|evening)|then|so|and|next|now|first(?: of all)?|meanwhile|separately|finally|lastly|afterwards|at the end|after that|in the morning|the night before|while (?:it|they|that|this)(?:['’]s| is| are)? \p{L}+)[\s,]+)*(?:(?:I|we|she|he|they|you|mum|nonna|gran)\s+(?:(?:then|just|always|usually|sometimes|often|also|like to|would)\s+)*)?/iu
/** Verbs that only state what is needed. */
const TAKEN =
  /^(?:take|get|grab|gather|have|use|need|want|buy|start with|it(?:['’]s| is)|(?:the|my) \p{L}+ (?:is|has))\b/iu
const NEEDED =
  /\b(?:need|you(?:['’]?ll)? want|(?:I|we|you) (?:use|take|get|need|want|have)|(?:take|grab|gather|get|use))\b/i
/** A continuation of the preceding action: `Then 150 g barley.` */
const GOES_ON = /^(?:then|next|and|plus|after|finally|in (?:go|goes|went)|over)\b/i
/** A past event is a story, not a step. */
const ONCE =
  /^(?:when|while|once|after|last (?:summer|year|week))\b(?! (?:it|they|everything|the \p{L}+) (?:was|were|had)\b).{0,60}?\b(?:was|were|came|went|had|brought|got|left|moved|lived|grew)\b|^in (?:the|my|our|a) \p{L}+ where\b/iu
/** A fragment of at most this many words is weak evidence. */
const MAX_FRAGMENT = 7
/** `Chives if you're feeling posh.`, `No sugar, don't ask.` */
const OFFERED = /\byou['’](?:re|ve)\b|^no\b/i
/** `Oatcakes on the side.` */
const SERVED_BESIDE = /\b(?:on the side|alongside|to go with|according to)\b|^\p{Lu}\p{L}+\.$/iu
const FRAGMENT =
  /^\p{L}+ (?:on|off|down|up)\b|^(?!(?:it|they|this|that|these|he|she)\b).*\b(?:till|until)\b/iu
/** Number of ingredients that make a sentence without an instruction a list. */
const MIN_LISTED = 2
/** Minimum number where a verb such as `take` may also begin a step. */
const MIN_TAKEN = 4

/** Returns each sentence with its kind and weight. */
export function weigh(texts: readonly string[]): Sentence[] {
  const sentences: Sentence[] = []
  for (const text of texts) sentences.push(weighOne(text, sentences.at(-1)))
  return sentences
}

/** `Serves 4 as a starter` */
const OF_SERVINGS =
  /^(?:serves|feeds|makes|does|(?:enough )?for|yields) (?:about )?(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve)\b(?! (?:minutes|hours|mins|days))[^.;:]{0,40}[.!]?$/i

function weighOne(text: string, before: Sentence | undefined): Sentence {
  const things = ingredientsInSteps([text]).flat()
  const verbs = verbsIn(text)
  // `He roasts a chicken the way I do` mentions a chicken without adding it.
  const named =
    verbs === 0 &&
    (SPOKEN_OF.test(text) || HOW_LONG.test(text)) &&
    (things.every(isOneOf) || HERE_IS.test(text))
      ? 0
      : things.length
  if (verbs === 0 && statesFigures(text)) return { text, kind: 'said', weight: -1 }
  // `A ginger biscuit goes well with it.`
  if (verbs === 0 && GOES_WELL.test(text)) return { text, kind: 'said', weight: -1.5 }
  if (isSignOff(text)) return { text, kind: 'said', weight: -2 }
  const { isOnlyFacts } = readFacts(text)
  // `Bake 20 minutes.` is an instruction.
  const isFact =
    OF_SERVINGS.test(text) || (isOnlyFacts && named === 0 && (!isTold(text) || before?.kind === 'facts'))
  if (isFact) return { text, kind: 'facts', weight: 0 }
  const goesOn = before?.kind === 'need' && named > 0 && verbs === 0 && BEGINS_COUNTED.test(text)
  if (goesOn || isNeeded(text, named, verbs)) return { text, kind: 'need', weight: 2 + Math.min(named, 3) }
  return { text, kind: verbs > 0 || named > 0 ? 'told' : 'said', weight: weightOf(text, named, verbs) }
}

const GOES_WELL =
  /\b(?:goes?|go) (?:(?:very|so|really) )?(?:well|nicely|beautifully)\b|\b(?:is|are) (?:good|lovely|nice|great|delicious) with (?:it|this|them|these)\b/i
/** `It should sound hollow`: describes the dish in progress and does not end a recipe. */
const HOW_IT_IS = /^(?:it|they|this|the \p{L}+) (?:should|must|ought to)\b/iu
/** `It had 35 minutes at 190.` */
const TIMED = /^(?:it|they) (?:had|got|gets?|baked?|bakes|cooked|cooks|went in|wants?|needs?)\b/i
/** `It went under the grill` */
const WENT =
  /^(?:it|they|that|everything|the lot) (?:all )?(?:goes|go|went) (?:straight |back )?(?:in|into|under|on|onto|over)\b/i
/** A statement about a subject. */
const SPOKEN_OF =
  /^(?!(?:in|on|over|into)\b)(?=.*\b(?:I|we|you|he|she|they|nobody|everyone|would|never|is|was|are|were|isn['’]t|has|had)\b)/i
/** `A proper cheese sauce takes ten minutes.` */
const HOW_LONG =
  /^(?:an?|the|this|my|our) [^,.;]{3,40} (?:takes|needs|is ready in|comes together in) [^,.;]{0,20}\b(?:minutes|mins|hours?)\b/i
/** `Forty courgettes, so here is a soup.` */
const HERE_IS = /^[^:]*\bhere(?:['’]s| is| are)\b[^:]*$/i
const isOneOf = (thing: string) =>
  /^an? /i.test(thing) &&
  (splitIngredient(thing).unit === COUNTABLE_UNIT ||
    /^an? (?:bowl|pot|bag|plate|box|basket|glass) /i.test(thing))
/** `A pound of beef goes into the pot` */
const GOES_IN =
  /^(?!with\b|.*\b(?:I|we|he|she|they)\b).*\b(?:goes|go|went) (?:straight |back )?(?:in|into|on|onto|over)\b/i

function weightOf(text: string, named: number, verbs: number): number {
  if (named === 0 && HOW_IT_IS.test(text)) return 0
  if (verbs === 0 && named === 0) {
    if (WENT.test(text) || (TIMED.test(text) && findDurations(text).length > 0)) return 0.5
    // `Out.`
    if (/^(?!done|enjoy|easy|yum)\p{L}+\.$/iu.test(text)) return findFoods(text).length > 0 ? -2 : 0
    // `Pesto the Genoese way, for four.`
    if (
      servingsSaid(text).servings !== null &&
      findDurations(text).length === 0 &&
      foodsWithoutAmount([text], []).flat().length === 0
    )
      return -2
    const isTimed =
      (findDurations(text).length > 0 && !/^(?:it|they) \p{L}+s? (?!(?:for|in|on|at)\b)/iu.test(text)) ||
      /\b(?:oven|overnight)\b/i.test(text)
    // `Half an hour at 180.`, `Parsley at the end.`
    if (
      !isClosing(text) &&
      !isAddressed(text) &&
      (isTimed || foodsWithoutAmount([text], []).flat().length > 0)
    )
      return 0.5
    // `Lid on till they're set.`
    if (FRAGMENT.test(text) && text.split(' ').length <= MAX_FRAGMENT && !isAddressed(text)) return 0
    if (isAddressed(text) || isClosing(text) || SERVED_BESIDE.test(text) || OFFERED.test(text)) return -2
    if (findFoods(text).length > 0 && text.length < 60 && !SPOKEN_OF.test(text)) return 0.25
    return -1
  }
  if (named === 0 && ONLY_OFFERED.test(text)) return -1
  // `With a green salad, for six.`
  if (verbs === 0 && /^with\b/i.test(text)) return -2
  const isOver =
    named === 0 && isClosing(text) && !/^oven\b/i.test(text) && !text.split(CLAUSES).some(isDoneIn)
  if (isOver) return -1.5
  const isStory = ONCE.test(text) || /\?$/.test(text)
  const seen = findDurations(text).length > 0 ? 0.5 : 0
  return Math.min(verbs, 2) + Math.min(named, 3) + seen - (isStory ? 3 : 0) - (verbs === 0 ? 0.5 : 0)
}

/** `On the boat we had one ring`: an adverbial phrase, not an instruction by itself. */
const OPENER = /^(?:in|into|at|on|onto|once|when|while|after|as|using|with|to|meanwhile|for)\b/i
const MAX_OPENER = 14
/** `Try him on this.`, `Bring the slaw!` */
const ONLY_OFFERED =
  /^(?:if you (?:only|ever|never)\b|try (?:him|her|it|them|this)\b|bring (?:the|my|some) [^.!?]{3,30}!|enjoy\b|(?:I|we|he|she|they) (?:always |often |usually |still )?(?:make|cook|bake|eat|ate|do|serve[sd]?) (?:this|it|these|them)\b)/i

/** Counts a sentence's clauses that give an instruction or narrate an action. */
export function verbsIn(text: string): number {
  const clauses = text.replace(/\([^()]*\)/g, '').split(CLAUSES)
  // `Add rice and cooked peas`: a participle counts only where the sentence began with one.
  const isDone = isDoneIn(clauses[0] ?? '')
  return clauses.filter((clause) => tells(clause) || (isDoneIn(clause) && (isDone || WHO_DID.test(clause))))
    .length
}

function tells(clause: string): boolean {
  if (/^oven\b/i.test(clause) || (GOES_IN.test(clause) && findFoods(clause).length > 0)) return true
  // `Cream or custard`: foods that are also verbs.
  if (/^\p{L}+ or \p{L}/u.test(clause) && findFoods(clause).length > 1) return false
  if (OPENER.test(clause)) {
    const words = clause.split(' ')
    return words.some(
      (_, at) =>
        at > 1 && at < MAX_OPENER && !OPENER.test(words[at] ?? '') && isTold(words.slice(at).join(' ')),
    )
  }
  const own = clause.replace(WHO, '')
  // `You get sponge on top`
  if (own !== clause && /^(?:get|eat|enjoy|drink)\b/i.test(own)) return false
  return isTold(clause) || isToldByPerson(clause) || isTold(own) || DONE_TO_IT.test(clause)
}

/** `squish it until it is smooth`: with any verb. */
const DONE_TO_IT =
  /^(?!(?:if|when|with|here|there|this|how|what|where|which|from|about|let|and|that|so|is|as|like|love|call|have|had|made|hope|know|see|eat|for|in|on|to|at|of|by|but|or|all|then|until|because|thought|found|leave out|enjoy|try|was|it|want|wanted|do|did)\b)\p{Ll}+ (?:it|them|everything)\b/iu

const WHO_DID = /\b(?:I|we|she|he|they|you)\b/i

/** `I drained the pasta` */
function isDoneIn(clause: string): boolean {
  const own = clause.replace(WHO, '')
  const [, done = ''] = /^(\p{L}+) (?!to\b|(?:it|them) for\b)/u.exec(own) ?? []
  return isDone(done.toLowerCase()) || (THIRD.test(clause) && isDoneNow(done.toLowerCase()))
}

/** Whether a word is the past form of a cooking verb: `fried`, `chopped`, `put`. */
function isDone(word: string): boolean {
  if (!word.endsWith('ed')) return IRREGULAR.has(word)
  const stem = word.slice(0, -2)
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some((one) =>
    isTold(`${one} it`),
  )
}

/** `Mum mixes`: the third person of a narrative. */
const THIRD = /\b(?:she|he|mum|nonna|gran)\s/i
const isDoneNow = (word: string) =>
  [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/, 'y')].some(
    (one) => word.endsWith('s') && one.length > 2 && isTold(`${one} it`),
  )

const IRREGULAR = new Set('put cut beat let left brought ground took shook'.split(' '))

function isNeeded(text: string, named: number, verbs: number): boolean {
  if (GOES_ON.test(text) || (verbs > 0 && DONE_NEXT.test(text))) return false
  if (named > 0 && readSection({ ...BLANK_LINE, text })?.section === 'ingredients') return true
  if (named < MIN_LISTED && !(verbs === 0 && YOU_NEED.test(text) && findFoods(text).length >= MIN_LISTED))
    return false
  const own = text
    .split(CLAUSES)
    .filter(
      (clause) =>
        (tells(clause) || (WHO_DID.test(clause) && isDoneIn(clause))) && !TAKEN.test(clause.replace(WHO, '')),
    ).length
  if (own > 0) return false
  if (verbs > 0) return named >= MIN_TAKEN
  return NEEDED.test(text) || BEGINS_COUNTED.test(text)
}

/** `You want two thighs, cut them up small and fry them` */
const DONE_NEXT = /,\s(?:and |then |you )?\p{L}+ (?:it|them)\b/u

const YOU_NEED =
  /^(?:so |first |all )?(?:you (?:also )?(?:need|want|(?:wi|['’])ll (?:need|want))|take|it needs)\b/i
const BEGINS_COUNTED =
  /^(?:[\d½¼¾⅓⅔]|(?:one|two|three|four|five|six|eight|ten|twelve|half|an?|about|some|pinch|handful)\b)/i

interface Run {
  from: number
  to: number
  weight: number
}

/** Returns the run of sentences with the largest sum of weights. */
export function heaviestRun(sentences: readonly Sentence[]): Run {
  let best = { from: 0, to: 0, weight: 0 }
  let from = 0
  let sum = 0
  for (const [at, { weight }] of sentences.entries()) {
    if (sum <= 0) {
      from = at
      sum = 0
    }
    sum += weight
    if (sum >= best.weight && weight > 0) best = { from, to: at + 1, weight: sum }
  }
  // A sentence without a verb or an amount does not begin a recipe.
  while (best.from < best.to && sentences[best.from]?.kind === 'said') best.from += 1
  return best
}
