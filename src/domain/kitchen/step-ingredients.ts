import { isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'
import { indexNames, KIND, MADE_OF_IT, type NameIndex, SEVERAL, wordsOf } from './ingredient-names.ts'
import { withoutPouredAway } from './poured-away.ts'
import { withEverything } from './step-everything.ts'

/** `half the flour mixture`: contains more than flour. */
export const MIXTURE_BEHIND = /^\s+(?:mix(?:ture)?|blend|batter|dough)\b/i

const MAX_TEXT = 20_000
const MAX_NAME_WORDS = 6

/** Words by which a step takes more of an ingredient already used. */
const PORTION =
  /\b(?:rest|remaining|remainder|half|third|quarter|last|other|second|reserved|more|another|extra|leftover|left-over|little|some|spoonful|(?:splash|pinch|grind|drizzle)(?!\s+(?:the|your|both|all)\b)|handful|tablespoons?|teaspoons?|tbsp|tsp|cups?|ml|g)\b(?:[^,.;]|(?<=\b(?:tbsp|tsp|oz|lbs?))\.){0,30}$/i

const REST = /\b(?:rest|remaining|remainder|other|last)\b(?:[^,.;]|(?<=\b(?:tbsp|tsp|oz|lbs?))\.){0,30}$/i
/** `the remaining mint and coriander` */
export const JOINED = /^\s+(?:and|or|&)\s+$/i

/** `adding the hot stock a ladleful at a time`. */
const PORTION_BEHIND = /^,?\s+(?:an?|one)\s+\p{L}+\s+at\s+a\s+time\b/iu

/** A range of a sentence that names ingredients of the list. */
export interface Mention {
  ingredients: number[]
  /** The text before it, since the preceding mention. */
  before: string
  /** Its range, in UTF-16 units. */
  start: number
  end: number
  /** Whether it may not become part of the dish: an action on something else (`Oil the tin`), water for soaking. */
  isAside: boolean
  /** Whether its words can mean several ingredients: `both sugars`, `the seeds`. */
  isPlural: boolean
}

/** `Oil a tin`, `Lightly butter the dish`: a verb at the beginning of a sentence, with its object. */
const DEED = /^(?:oil|butter|salt|flour|pepper|sugar|water)$/i
const DEED_BEFORE = /(?:^|[.!?;:]\s+)(?:\p{L}+ly\s+)?$/u
const DEED_BEHIND = /^\s+(?:an?|the|your|both|two|\d\S*)\s/i

/** `Grease a tin with`, `rub two cake pans with a layer of`: applied to cookware rather than added to the dish. */
const THING =
  '(?:tins?|pans?|trays?|sheets?|moulds?|molds?|racks?|skillet|griddle|ramekins?|paper|work ?surface|basket|dish(?:es)?)'
const PREPARES_THING = new RegExp(
  [
    String.raw`\b(?:greas|butter|oil|brush|rubb?|lin|dust|coat|spray|smear)(?:e[ds]?|ing|s)?(?:,?\s+(?!(?:with|in|into|on|onto|over|from|to|then|place|put|add|heat)\b)[\p{L}\d×.-]+){0,7}\s+${THING}\b`,
    String.raw`\b${THING}\s+by\s+(?:greas|rubb|brush|butter)ing\b`,
  ]
    .map((verb) => String.raw`${verb}(?:[^.;:]|\.(?=\d)){0,60}$`)
    .join('|'),
  'iu',
)

/** `Boil a large pan of water for the pasta`, which goes in later. */
const WATER_FOR = /\bwater\b.{0,40}\bfor\s+(?:the\s+)?$/i

function clauseBefore(text: string, start: number): string {
  return /(?:[^.;:!?]|\.(?=\d))*$/.exec(text.slice(Math.max(0, start - MAX_CLAUSE), start))?.[0] ?? ''
}

const MAX_CLAUSE = 160

function isDeed(text: string, start: number, end: number): boolean {
  return (
    DEED.test(text.slice(start, end)) &&
    DEED_BEFORE.test(text.slice(0, start)) &&
    DEED_BEHIND.test(text.slice(end))
  )
}

/**
 * Returns where the steps use ingredients. `Oil the tin` does not use the oil that a later step pours in; it counts
 * only where nothing else uses it.
 */
export function findUses(steps: readonly { instruction: string }[], names: NameIndex): Mention[][] {
  const mentions = tellApart(steps.map(({ instruction }) => findMentions(instruction, names)))
  const used = new Set(mentions.flat().flatMap(({ isAside, ingredients }) => (isAside ? [] : ingredients)))
  return mentions.map((step) =>
    step.filter(({ isAside, ingredients }) => !isAside || ingredients.some((index) => !used.has(index))),
  )
}

/** Resolves an ambiguous name: with two sugars, `the sugar` is the one that no step calls by its specific name. */
function tellApart(steps: readonly Mention[][]): Mention[][] {
  const own = new Set(
    steps.flat().flatMap(({ ingredients }) => (ingredients.length === 1 ? ingredients : [])),
  )
  return steps.map((mentions) =>
    mentions.map((mention) => {
      const others = mention.ingredients.filter((one) => !own.has(one))
      return mention.isPlural || others.length !== 1 ? mention : { ...mention, ingredients: others }
    }),
  )
}

/** Returns where the steps name what becomes part of the dish, so without water that they pour away (AMOUNT-STEP-4). */
export function findTaken(steps: readonly { instruction: string }[], names: NameIndex): Mention[][] {
  return withoutPouredAway(steps, findUses(steps, names))
}

/**
 * Returns which ingredients each step uses, detected by the words of its sentences (AMOUNT-USE-1): those it is the
 * first to name, and those it takes another portion of (`the rest of the oil`). A step whose ingredients the coach
 * corrected takes those; one it does not take is left for the next step that names it.
 *
 * @returns for each step indexes into `ingredients`, ascending, without headings
 */
export function findStepIngredients(
  ingredients: readonly Ingredient[],
  steps: readonly CorrectableStep[],
): number[][] {
  return takeInTurn(ingredients, steps, (found, { ingredients: corrected }) =>
    corrected ? [...new Set(corrected)].sort((a, b) => a - b) : found,
  )
}

/**
 * Assigns ingredients to the steps in a single pass: an ingredient a step takes is not detected again in later ones.
 *
 * @param take returns what a step takes, from what was detected for it
 * @returns the ingredients each step takes
 */
export function takeInTurn<Step extends { instruction: string }>(
  ingredients: readonly Ingredient[],
  steps: readonly Step[],
  take: (found: number[], step: Step) => readonly number[],
): number[][] {
  const names = indexNames(ingredients)
  let part = 0
  const parts = ingredients.map((line) => (isIngredientHeading(line) ? ++part : part))
  const used = new Set<number>()
  const uses = findTaken(steps, names)
  const read = steps.map(({ instruction }, at) => ({ instruction, mentions: uses[at] ?? [] }))
  return steps.map((step, at) => {
    const named = findInStep(step, uses[at] ?? [], { used, parts })
    // In a list with headings the sentence does not say which part is meant.
    const found =
      part > 0 ? named : withEverything(ingredients, read.slice(at), named, (index) => used.has(index))
    const taken = take(found, step)
    for (const index of taken) used.add(index)
    return [...taken]
  })
}

function findInStep(
  { instruction }: { instruction: string },
  mentions: readonly Mention[],
  { used, parts }: { used: ReadonlySet<number>; parts: readonly number[] },
): number[] {
  const here = new Set<number>()
  const partsHere = mentions.flatMap(({ ingredients: named }) =>
    named.length === 1 ? named.filter((index) => !used.has(index)).map((index) => parts[index] ?? 0) : [],
  )
  for (const [at, { ingredients: named, before, end }] of mentions.entries()) {
    const isJoined = JOINED.test(before) && REST.test(mentions[at - 1]?.before ?? '')
    const isMixture = MIXTURE_BEHIND.test(instruction.slice(end, end + 20))
    const unused = named.filter((index) => !used.has(index))
    const fresh = ofOnePart(unused, parts, partsHere)
    const isPortion =
      (PORTION.test(before) && !isMixture) ||
      isJoined ||
      PORTION_BEHIND.test(instruction.slice(end, end + 40))
    const again = named.filter((index) => used.has(index))
    // `the other tablespoon of oil`, where two lines have that name, is of the one already used.
    const isRest = again.length > 0 && !isMixture && (isJoined || REST.test(before))
    const taken = isRest ? again : fresh.length > 0 ? fresh : isPortion ? named : []
    for (const index of taken) here.add(index)
  }
  return [...here].sort((a, b) => a - b)
}

/**
 * Narrows lines with the same name below several headings to those below one: the heading with most of the step's other
 * ingredients, else the first, as the steps follow the list.
 */
function ofOnePart(
  unused: readonly number[],
  parts: readonly number[],
  partsHere: readonly number[],
): number[] {
  const count = (index: number) => partsHere.filter((part) => part === parts[index]).length
  const [best] = unused.toSorted((a, b) => count(b) - count(a))
  return best === undefined ? [] : unused.filter((index) => parts[index] === parts[best])
}

/** A step, with the indexes of the ingredients it takes where the coach corrected them. */
export interface CorrectableStep {
  instruction: string
  ingredients?: readonly number[] | null
}

/** `red and orange pepper`: a word that shares the noun of the next name. */
const SHARES_NOUN = /(?<!\p{L})(\p{L}+)(?:,|\s(?:and|or|&))\s+$/u

function withShared(
  text: string,
  start: number,
  named: readonly string[],
  found: ReadonlySet<number>,
  names: NameIndex,
): ReadonlySet<number> {
  const other = SHARES_NOUN.exec(text.slice(Math.max(0, start - MAX_SHARED), start))?.[1]
  const [word = ''] = wordsOf(other ?? '')
  if (word === '' || names.has(word)) return found
  const shared = named.map((_, at) => names.get([word, ...named.slice(at)].join(' '))).find(Boolean)
  return shared ? new Set([...shared, ...found]) : found
}

const MAX_SHARED = 40

/** `For the dressing:`, `For the dough,`, `To make the sauce:` states the purpose of the step. */
const LABEL = /^\s*(?:(?:for|to|make|prepare|assemble)\b[^.:;!?]{0,60}:|for the [^.:;!?,]{0,40},)/i
const POSSESSIVE = /['’]s$/i

const SEVERAL_BEFORE = /\b(?:both|all|two|three)\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+)?$/iu

/** `a lime wedge` is not of the lime juice. */
const PART_BEHIND = /^\s+(?:wedge|slice|zest|rind|peel|half|halves|lea(?:f|ves))/i

function isOtherPart(
  text: string,
  { start, end }: { start: number; end: number },
  name: string,
  names: NameIndex,
) {
  if (end <= start || !PART_BEHIND.test(text.slice(end))) return false
  const [juice, ...others] = names.get(`${name} juice`) ?? []
  const [named, ...more] = names.get(name) ?? []
  return juice !== undefined && juice === named && others.length + more.length === 0
}

/** The name includes the part: an amount may follow `whites`. */
const EGG_PART = /^eggs?\s+(?:whites?|yolks?)\b/i
const MAX_EGG_PART = 20

/** `the cheese, grated`, `the meat well`; in `the cheese sauce` and `a meat mallet` it stands for something else. */
const ALONE_BEHIND =
  /^(?:\s*(?:[.,;:!?()]|$|[-–—]\s)|\s+(?:and|or|&|with|in|into|on|onto|over|to|until|for|from|is|are|has|have|should|by|at|then|as|while|when|if|well|together|all|back|through|out|off|up|down|under|aside|around|first|according|following|al|skin|so|but|before|after|just|again|an?|one|both|each|dry|flat|thin|tender|once|twice|overnight|\d+|two|three|four|five|ten|pieces?|chunks?|fillets?|\p{L}+ly)\b)/iu

/** Returns where a sentence names ingredients, in order, with the longest name at each position. */
export function findMentions(sentence: string, names: NameIndex): Mention[] {
  const text = sentence.slice(0, MAX_TEXT)
  const tokens = [...text.matchAll(/\p{L}[\p{L}\p{M}’']*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: wordsOf(match[0])[0] ?? '',
  }))
  const mentions: Mention[] = []
  const labelled = LABEL.exec(text)?.[0].length ?? 0
  let after = 0
  for (let position = 0; position < tokens.length; position++) {
    for (let length = Math.min(MAX_NAME_WORDS, tokens.length - position); length > 0; length--) {
      const words = tokens.slice(position, position + length)
      const name = words.map(({ word }) => word).join(' ')
      const { start = 0 } = words[0] ?? {}
      const { end: nameEnd = start } = words.at(-1) ?? {}
      const key = names.has(name) || !ALONE_BEHIND.test(text.slice(nameEnd)) ? name : KIND + name
      const one = names.get(key)
      if (!one) continue
      const part = EGG_PART.exec(text.slice(start, start + MAX_EGG_PART))?.[0]
      const end = length === 1 && part ? start + part.length : nameEnd
      position += length - 1
      if (end <= labelled || POSSESSIVE.test(text.slice(start, end))) break
      if (isOtherMeaning({ sentence: text, start, end }) || isOtherPart(text, { start, end }, name, names))
        break
      const isSeveral =
        SEVERAL_BEFORE.test(text.slice(Math.max(0, start - 30), start)) || /s$/i.test(text.slice(start, end))
      const found = (isSeveral && names.get(SEVERAL + key)) || one
      mentions.push({
        ingredients: [
          ...withShared(
            text,
            start,
            words.map(({ word }) => word),
            found,
            names,
          ),
        ],
        before: text.slice(Math.max(after, start - 60), start),
        start,
        end,
        isPlural: isSeveral,
        isAside:
          isDeed(text, start, end) ||
          PREPARES_THING.test(clauseBefore(text, start)) ||
          WATER_FOR.test(clauseBefore(text, start)) ||
          mayBeOtherWater({ sentence: text, start, end }),
      })
      after = end
      break
    }
  }
  const inFull = mentions.filter(({ start, end }) =>
    MADE_OF_IT.has(wordsOf(text.slice(start, end)).at(-1) ?? ''),
  )
  return mentions.filter((mention) => !inFull.some((full) => isPartOf(text, mention, full)))
}

/** Whether a name is part of one given in full: `Add tomato and tomato paste` does not mean the paste by `tomato`. */
function isPartOf(text: string, { start, end, ingredients }: Mention, full: Mention): boolean {
  const isOne = ingredients.length === 1 && full.ingredients[0] === ingredients[0]
  const name = `${text.slice(start, end)} `.toLowerCase()
  return isOne && full.start > end && text.slice(full.start, full.end).toLowerCase().startsWith(name)
}

// Detects where a word that names an ingredient of the list has another meaning in a sentence.

interface Place {
  sentence: string
  start: number
  end: number
}

/** `pie tin`, `egg-sized`: the food only describes a thing. */
const THING_BEHIND =
  /^[\s-]+(?:tins?|pans?|dish(?:es)?|bowls?|plates?|mou?lds?|knife|knives|forks?|spoons?|thermometers?|graters?|grinders?|mills?|press|masher|ricer|peeler|cutters?|machine|maker|cooker|spinner|tongs|brush(?:es)?|bags?|cloths?|towels?|parchment|liners?|sieve|strainer|bath|wheel|stone|boards?|racks?|trays?|basins?|ramekins?|kettle|whisk|beater|blender|scissors|shaker|gun|siz(?:ed?|es)|shaped?|like|colou?red|flavou?red|free)\b/i
/** `the size of a pea`, `until like thick cream`: a comparison. */
const SIMILE_BEFORE =
  /(?:\b(?:size|colou?r|consistency|texture|thickness|shape|look|feel|appearance)s? of|(?<!\b(?:you|you['’]d|would|if) )\blike|\bresembl\w+|\bas \p{L}+ as)\s+(?:(?:an?|the|thick|thin|single|double|very|soft|softly|wet|coarse|fine|small|large|half|lightly|whipped|loose|runny|pouring)\s+)*$/iu

/** Cooking verbs that are also foods, or parts of a food's name: `Chop` of pork chops, `Cream` of double cream. */
const VERBS = new Set(
  (
    'bake barbecue baste batter beat blend bread brown chip chop cook core crack cream crumble crush cube curry cut dice dip ' +
    'dress drink drop dust fillet fish flake flavour flavor fold fry garnish glaze grill ground ham hash ice jam juice marinade ' +
    'mash mince mix pat paste peel pepper pickle plate pod pop pound press puree rice roast roll rub salt sauce season shake shell ' +
    'skin slice smoke spice spray spread sprinkle squash squeeze steam stew stone stuff sugar toast top whip wrap zest'
  ).split(' '),
)
const SENTENCE_START = /(?:^|[.!?;:]\s+|(?:^|[.!?;:]\s+)(?:\p{L}+ly|then|now|next|meanwhile,?)\s+)$/iu
const CLAUSE_START = /(?:,|\b(?:and|then|or|to))\s+(?:(?:then|\p{L}+ly)\s+)?$/iu
const OBJECT =
  /^\s+(?:the|an?|them|it|both|each|all|your|this|that|these|those|everything|together|well|up|out|off|over|in(?:to)?|on|with|for|until|gently|lightly|through|some|half|and|\d)\b/i
/** Words that without an article are hardly ever foods: `beat in, and mix on high`. */
const MAINLY_VERBS = new Set(
  'bake beat blend boil cook dip drop fold fry mix press season shake spray spread steam stir sprinkle whip wrap'.split(
    ' ',
  ),
)
const ARTICLE_BEFORE =
  /\b(?:the|an?|your|this|that|of|some|any|more|extra|remaining|reserved|all|each|\p{L}+(?:ed|en))\s+$/iu
/** `beef stock`, `onion powder`, `pasta water`: another food, whose name begins with that of the list's food. */
const OTHER_FOOD_BEHIND =
  /^[\s-]+(?:water|stock|broth|bouillon|gravy|vinegar|powder|paste|pur[eé]e|noodles|crackers|jam|wine|dumplings|burgers?|sandwich(?:es)?)\b/i
/** `Make buttermilk slaw`: the name of the result. */
const MAKES_BEFORE = /(?:^|[.!?;:]\s+)make\s+(?:the\s+|an?\s+)?$/i
const SURE_OBJECT = /^\s+(?:the|an?|them|it|both|each|all|your|this|these|those|everything|well|up)\b/i

/**
 * Whether a word that names an ingredient does not mean it here: a thing named after it (`pie tin`), a comparison (`the
 * size of a pea`), a verb (`Chop the onion`), or water that is poured away.
 */
function isOtherMeaning(place: Place): boolean {
  const { sentence, start, end } = place
  const [before, text, behind] = [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)]
  if (THING_BEHIND.test(behind) || SIMILE_BEFORE.test(before)) return true
  if (OTHER_FOOD_BEHIND.test(behind)) return true
  if (MAKES_BEFORE.test(before) && /^\s+\p{L}/u.test(behind)) return true
  if (MAINLY_VERBS.has(text.toLowerCase()) && !ARTICLE_BEFORE.test(before)) return true
  if (VERBS.has(text.toLowerCase()) && text !== text.toUpperCase()) {
    if (SENTENCE_START.test(before) && OBJECT.test(behind)) return true
    if (CLAUSE_START.test(before) && SURE_OBJECT.test(behind)) return true
  }
  return isWater(text) && (WATER_GOES_BEHIND.test(behind) || WATER_GOES_BEFORE.test(before))
}

const isWater = (text: string) => /\bwater$/i.test(text)
/** `until the water runs clear`, `until the water has evaporated`. */
const WATER_GOES_BEHIND =
  /^(?:\s+(?:runs?|running|is|are|comes? out|flows?)(?:\s+\p{L}+)?\s+clea[rn]|\s+(?:(?:has|have|is|are|was|will)\s+(?:(?:all|been|be|almost|nearly|completely|fully)\s+)*)?(?:evaporat|absorb|boil(?:s|ed) (?:off|away|dry)|cook(?:s|ed) (?:off|away))|\s+(?:from the tap|should be clear))/iu
/** `under cold running water`, `in salted water`, `a pan of boiling water`, `squeeze out the water`. */
const WATER_GOES_BEFORE = new RegExp(
  [
    String.raw`\b(?:running|excess|surplus|soaking|cooking|pasta|blanching|rinsing|iced?|tap|salted|any remaining|changes of|in several|more changes of)\s+(?:(?:cold|hot|warm|boiling|simmering|clean|fresh)\s+)*$`,
    String.raw`\b(?:(?:sauce)?pan|pot|kettle|bowl|sink|basin|tray|depth|cm|inch(?:es)?)s?\s+of\s+(?:\p{L}+\s+){0,3}$`,
    String.raw`\b(?:rinse|wash)(?:d|ed|ing|es)?\b[^.,;:]{0,60}\b(?:in|with|under)\s+(?:(?:plenty|lots)\s+of\s+)?(?:\p{L}+\s+){0,2}$`,
    String.raw`\bunder\s+(?:\p{L}+\s+){0,3}$`,
    String.raw`\b(?:squeez|press|wring|drain|discard|tip|pour)(?:e|es|ing|s)?\s+(?:\p{L}+\s+)?(?:out|off|away)?\s*(?:(?:all|any|as much|most|of|the)\s+)*(?<!\b(?:in|over) (?:the )?)(?<=\b(?:out|off|away|drain|discard|any|excess)\s+(?:(?:of|the|any|all)\s+)*)$`,
    String.raw`\b(?:wet|dampen|moisten|brush|sprinkle)(?:ed|ing|s)?\b[^.;:]{0,40}\bwith\s+(?:\p{L}+\s+){0,2}$`,
  ].join('|'),
  'iu',
)

/** `Soak the beans in cold water`: the list's water only where no other step takes it. */
const MAY_BE_OTHER_WATER =
  /\b(?:soak|cover|boil|parboil|blanch|poach|steep|simmer|cook|plunge|fill)(?:e?d|ing|s)?\b[^.;:]{0,80}\b(?:in|into|with)\s+(?:(?:plenty|lots|(?:at least\s+)?(?:twice|double|three times)[^.;:]{0,30}?)\s+of\s+|(?:enough|fresh|cold|warm|hot|boiling|lukewarm|simmering|some|a little)\s+)*$/iu

/** `cover with water, about 2 l`: measured water is the list's. */
const MEASURED_BEHIND = /^[^.;:!?]{0,25}?\d\S*\s?(?:[mcd]?l|lit(?:re|er)s?|cups?|pints?|quarts?|k?g)\b/i

function mayBeOtherWater({ sentence, start, end }: Place): boolean {
  if (MEASURED_BEHIND.test(sentence.slice(end))) return false
  return isWater(sentence.slice(start, end)) && MAY_BE_OTHER_WATER.test(sentence.slice(0, start))
}
