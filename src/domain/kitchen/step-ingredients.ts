import { isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import { normalizeWord } from './foods/food-words.ts'
import { isOtherMeaning, mayBeOtherWater } from './other-meanings.ts'
import { readUnit } from './units.ts'

/** What is done to a food, or how it is, rather than which food it is. */
const DESCRIBING = new Set(
  (
    'about and at room temperature extra very good quality plus more less some any your the a an each few little bit ' +
    'small medium large big baby mini thick thin fat long short whole half halved quartered heaped level packed ' +
    'fresh freshly dried dry frozen thawed tinned canned jarred raw cooked uncooked ripe firm soft softened hard warm hot cold chilled cool melted boiling lukewarm ' +
    'chopped sliced diced cubed grated shredded crushed minced ground flaked toasted roasted peeled unpeeled trimmed washed rinsed drained ' +
    'torn picked finely roughly thinly coarsely lightly beaten sifted squeezed pitted stoned cored deseeded seeded skinless boneless skinned shelled ' +
    'plain natural organic unsalted salted unsweetened sweetened virgin light full low fat reduced free range sea flaky fine coarse rolled instant ' +
    'tightly loosely heaping scant generous level optional taste serve serving garnish needed preferably possible leftover mixed split shaved crumbled cracked ' +
    'red green yellow white black brown golden pale dark purple blood smoked sweet hot mild strong'
  ).split(' '),
)
/** Parts, forms and containers: what stands before them names the food as well (`cumin` of `cumin seeds`). */
const FORMS = new Set(
  (
    'seed flake powder extract essence leaf paste clove zest sprig stalk stick fillet breast thigh leg wing mince piece slice wedge segment ' +
    'bulb head bunch handful floret kernel heart half rind peel root stem tip chip chunk nib pod pearl crumb granule shaving strip puree'
  ).split(' '),
)
/** `cloves of garlic`, `a tin of tomatoes`, `juice of 1 lemon`. */
const PART_OF = /^(.*?)\b(\p{L}+)\s+(?:of|from)\s+(?:\d+\S*\s+|an?\s+|half\s+an?\s+)?(.+)$/u
/** Where the food's name ends: at what is said about it, `courgette peeled into ribbons`, `lemon zested and juiced`. */
const NAME_END =
  /[,;(]|\s[-–—]\s|\s(?:for|to|plus|such as|with|without|in|into|over|around|on|at|as|if|until|or\s+\d\S*)\s|\s(?:\p{L}+ly\s+)?\p{L}+ed\s+(?:and|in|into|to|with|around|from|lengthways)\s/iu
const MAX_TEXT = 20_000
const MAX_NAME_WORDS = 6

function wordsOf(text: string): string[] {
  const words = text.replace(/['’]s\b/g, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.map(normalizeWord)
}

/** Words of a name that say nothing by themselves: `roast the vegetables` means no vegetable stock, a pot no stock pot. */
const NEVER_ALONE = new Set(
  (
    'vegetable baking bicarbonate cooking table self rising raising purpose icing caster confectioner bay cider tree ' +
    'pot pan tin can jar box bag packet tub season piece size all both into onto'
  ).split(' '),
)

/**
 * Words before a noun that never name the food by themselves, whichever list they stand in: how it is made, sold or used
 * (`ready rolled`, `double cream`, `cooking oil`), and what is said of anything (`all` of `all-purpose flour`).
 */
const NEVER_A_MODIFIER = new Set(
  (
    'all both self half no non low pre multi semi ultra super double single triple heavy light lighter whipping clear runny ready pouring spreading ' +
    'cooking eating frying stewing braising roasting dipping finishing serving pie tart cake pizza salad soup sandwich burger ' +
    'stir pan oven grill barbecue bbq deep shallow hot cold warm ice iced room store shop bought home house made style pack kind type ' +
    'quick easy instant active fast slow day night old new early late good best better top bottom side end front back piece ' +
    'long short grain wide narrow round square straight curly floury waxy bitter sour sharp tangy rich creamy crisp crunchy chewy tender ' +
    'greek french italian spanish english american indian chinese japanese thai mexican turkish german swiss dutch danish irish scotch ' +
    'fine finest premium favourite favorite regular standard normal usual everyday assorted various other another cook chef baker ' +
    'vegetarian vegan gluten dairy sugar salt fat water air hand finger thumb heart eye inch cm mm gram cup spoon table tea dessert ' +
    'tin can jar bag box packet packed bottle carton tub block pot bowl'
  ).split(' '),
)
/** `roasted`, `whipping`, `homestyle`, `fat-free`: a word of how it is, not of what it is. */
const HOW_IT_IS = /(?:ed|ing|ly|less|free|style|size|grade|purpose)$/

interface Names {
  /** From all of its words to its noun: `black mustard seed`, `mustard seed`, `mustard`. */
  names: string[]
  /** What is left of the names of what is made of a food, `cumin` of `cumin powder`: they name it where nothing else is named so. */
  fronts: string[]
  /** Single words before the noun, `porcini` of `porcini mushrooms`: they name it where nothing else is named so. */
  modifiers: string[]
  /** A name with the words that describe it before it, `ground almond`: it tells apart what shares the name. */
  described: { phrase: string; name: string }[]
}

/** `chickpea (gram) flour` is chickpea flour. */
const ASIDE = /\s*\([^()]{0,60}\)\s+(?=\p{L})/gu

/** `no-boil`, `well-toasted`: together they describe what follows, and neither names it. */
const COMPOUND = /\p{L}+(?:-\p{L}+)+(?=\s+\p{L})/gu

/** `cumin` names `cumin powder` only where no other line is called so: onion powder is no onion. */
const MADE_OF_IT = new Set('paste puree powder extract essence'.split(' '))

function namesOf(line: Ingredient): Names {
  const ingredient = line.ingredient.replace(ASIDE, ' ')
  const end = NAME_END.exec(ingredient)?.index ?? ingredient.length
  const isNamed = wordsOf(ingredient.slice(0, end)).some((word) => !DESCRIBING.has(word))
  // What stands before a comma may describe only: `boneless, skinless chicken thighs`.
  const said = (isNamed ? ingredient.slice(0, end) : ingredient).split(/\s(?:or|and)\s|[/&+]/i)
  // `red or yellow onion` is an onion, and never called `the red`.
  const naming = said.filter((text) => wordsOf(text).some((word) => !DESCRIBING.has(word)))
  const alternatives = (naming.length > 0 ? naming : said).map(nameWords)
  const compounds = new Set([...ingredient.matchAll(COMPOUND)].flatMap(([text]) => wordsOf(text)))
  const noun = alternatives.at(-1)?.at(-1)
  const names: string[] = []
  const modifiers: string[] = []
  const formNames: string[] = []
  const fronts: string[] = []
  /** `cider` of cider, which cider vinegar is not called. */
  const whole: string[] = []
  for (const words of alternatives) {
    // `sunflower or rapeseed oil`
    const shared = alternatives.length > 1 && words.length === 1 && noun && alternatives.at(-1) !== words
    const core = shared && (alternatives.at(-1)?.length ?? 0) > 1 ? [...words, noun] : words
    let front = core
    for (const [index] of core.entries()) names.push(core.slice(index).join(' '))
    if (core.length === 1) whole.push(...core)
    while (front.length > 1 && FORMS.has(front.at(-1) ?? '')) {
      const form = front.at(-1) ?? ''
      front = front.slice(0, -1)
      const named = [front.join(' '), front.at(-1) ?? '']
      if (form === 'paste' || form === 'puree') modifiers.push(...named)
      else if (MADE_OF_IT.has(form)) fronts.push(...named)
      else names.push(...named)
    }
    modifiers.push(...core.slice(0, -1))
    formNames.push(...core.filter((word) => NAMING_FORMS.has(word)))
  }
  const isName = (word: string) => !FORMS.has(word) && !NEVER_ALONE.has(word) && readUnit(word) === null
  return {
    names: [...names.filter(isName), ...whole.filter((word) => !FORMS.has(word))],
    fronts: fronts.filter(isName),
    modifiers: [
      ...formNames,
      ...modifiers.filter(
        (word) =>
          isName(word) &&
          !compounds.has(word) &&
          !NEVER_A_MODIFIER.has(word) &&
          !HOW_IT_IS.test(word) &&
          !isAnotherFood(word, ingredient.slice(0, end)),
      ),
    ],
    described: describedNames(ingredient.slice(0, end)),
  }
}

/** Forms that name a food by themselves where the list has one of them: `Brown the mince`, `Season the thighs`. */
const NAMING_FORMS = new Set('breast thigh leg wing fillet floret chip kernel mince'.split(' '))

/** What is made of a food, and is no longer it. */
const PRODUCT =
  /\b(?:stock|broth|bouillon|cube|vinegar|oil|dough|flour|crust|seasoning|rub|mix|milk|cream|butter|syrup|jam|wine|dressing)s?$/i

/** `chicken` of chicken stock, `coconut` of coconut milk: a food of its own, which the list does not have. */
function isAnotherFood(word: string, name: string): boolean {
  const isSauce = /\bsauces?$/i.test(name)
  if (!isSauce && !PRODUCT.test(name)) return false
  const food = findFoodOfLine({ unit: '', ingredient: word })?.food
  // Chilli sauce may be called `the chilli`; fish sauce is no fish.
  if (isSauce && food?.aisle !== 'meat and fish') return false
  return food !== undefined && food.id !== findFoodOfLine({ unit: '', ingredient: name })?.food.id
}

/** `fine sea salt` and `sea salt` of `fine sea salt`, whose name is `salt`. */
function describedNames(text: string): Names['described'] {
  const words = wordsOf(text)
  const name = words.slice(words.findLastIndex((word) => DESCRIBING.has(word)) + 1).join(' ')
  const from = words.length - name.split(' ').length
  const before = words.slice(0, from)
  const first = before.findLastIndex((word) => !DESCRIBING.has(word)) + 1
  return name === ''
    ? []
    : before.slice(first).map((_, at) => ({ phrase: words.slice(first + at).join(' '), name }))
}

/** The words that say which food a text means; all of them where each only describes (`cooked`). */
function nameWords(text: string): string[] {
  const [, , part = '', whole = ''] = PART_OF.exec(text) ?? []
  const all = wordsOf(whole ? `${whole} ${part}` : text)
  const bare = all.filter((word) => !DESCRIBING.has(word))
  return bare.length > 0 ? bare : all
}

/** What says that more of something already used is taken now. */
const PORTION =
  /\b(?:rest|remaining|remainder|half|third|quarter|last|other|second|reserved|more|another|extra|leftover|left-over|little|some|spoonful|splash|pinch|grind|drizzle|handful|tablespoons?|teaspoons?|tbsp|tsp|cups?|ml|g)\b[^,.;]{0,30}$/i

const REST = /\b(?:rest|remaining|remainder|other|last)\b[^,.;]{0,30}$/i

/** `adding the hot stock a ladleful at a time`. */
const PORTION_BEHIND = /^,?\s+(?:an?|one)\s+\p{L}+\s+at\s+a\s+time\b/iu

/** A place where a sentence names ingredients of the list. */
export interface Mention {
  ingredients: number[]
  /** What stands before it, since the last one. */
  before: string
  /** Where it begins and ends, in UTF-16 units. */
  start: number
  end: number
  /** Whether it may be of no use to the dish: what is done to something else (`Oil the tin`), water to soak in. */
  isAside: boolean
}

/** `Oil a tin`, `Lightly butter the dish`: the beginning of a sentence, and what follows. */
const DEED = /^(?:oil|butter|salt|flour|pepper|sugar|water)$/i
const DEED_BEFORE = /(?:^|[.!?;:]\s+)(?:\p{L}+ly\s+)?$/u
const DEED_BEHIND = /^\s+(?:an?|the|your|both|two|\d\S*)\s/i

/** `Grease a tin with`, `rub two cake pans with a layer of`: what is put on a thing rather than into the dish. */
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
 * Where the steps name ingredients. `Oil the tin` is no use of the oil that a later step pours in, only where nothing
 * else is said of it.
 */
export function findUses(steps: readonly { instruction: string }[], names: NameIndex): Mention[][] {
  const mentions = steps.map(({ instruction }) => findMentions(instruction, names))
  const used = new Set(mentions.flat().flatMap(({ isAside, ingredients }) => (isAside ? [] : ingredients)))
  return mentions.map((step) =>
    step.filter(({ isAside, ingredients }) => !isAside || ingredients.some((index) => !used.has(index))),
  )
}

/**
 * Which ingredients each step uses, found by the words of its sentences (AMOUNT-USE-1): those it is the first to name,
 * and those it takes another portion of (`the rest of the oil`). A step whose ingredients the coach corrected takes those;
 * what it does not take is left for the next that names it.
 *
 * @returns for each step indexes into `ingredients`, ascending; headings are no ingredients
 */
export function findStepIngredients(
  ingredients: readonly Ingredient[],
  steps: readonly CorrectableStep[],
): number[][] {
  const names = indexNames(ingredients)
  let part = 0
  const parts = ingredients.map((line) => (isIngredientHeading(line) ? ++part : part))
  const used = new Set<number>()
  const uses = findUses(steps, names)
  return steps.map(({ instruction, ingredients: corrected }, at) => {
    const here = new Set(corrected)
    const mentions = corrected ? [] : (uses[at] ?? [])
    const partsHere = mentions.flatMap(({ ingredients: named }) =>
      named.length === 1 ? named.filter((index) => !used.has(index)).map((index) => parts[index] ?? 0) : [],
    )
    for (const { ingredients: named, before, end } of mentions) {
      const unused = named.filter((index) => !used.has(index))
      const fresh = ofOnePart(unused, parts, partsHere)
      const isPortion = PORTION.test(before) || PORTION_BEHIND.test(instruction.slice(end, end + 40))
      const again = named.filter((index) => used.has(index))
      // `the other tablespoon of oil`, where two are named so, is of the one that was begun.
      const isRest = again.length > 0 && REST.test(before)
      const taken = isRest ? again : fresh.length > 0 ? fresh : isPortion ? named : []
      for (const index of taken) here.add(index)
    }
    for (const index of here) used.add(index)
    return [...here].sort((a, b) => a - b)
  })
}

/**
 * Of lines with one name below several headings, those below one: the heading most of the step's other ingredients stand
 * below, else the first of them, as the steps follow the list.
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

/** A step, and the indexes of the ingredients it takes where the coach corrected them. */
export interface CorrectableStep {
  instruction: string
  ingredients?: readonly number[] | null
}

/** Which ingredients each name means. */
export type NameIndex = ReadonlyMap<string, ReadonlySet<number>>

/**
 * The names of all ingredients; a modifier only where it is no ingredient's name, and one ingredient's; a described
 * name where the name alone means several.
 */
export function indexNames(ingredients: readonly Ingredient[]): NameIndex {
  const byName = new Map<string, Set<number>>()
  const byFront = new Map<string, Set<number>>()
  const byModifier = new Map<string, Set<number>>()
  const byDescription = new Map<string, { name: string; indexes: Set<number> }>()
  const add = (map: Map<string, Set<number>>, key: string, index: number) =>
    map.set(key, (map.get(key) ?? new Set()).add(index))
  for (const [index, line] of ingredients.entries()) {
    if (isIngredientHeading(line)) continue
    const { names, fronts, modifiers, described } = namesOf(line)
    for (const name of names) add(byName, name, index)
    for (const front of fronts) add(byFront, front, index)
    for (const modifier of modifiers) add(byModifier, modifier, index)
    for (const { phrase, name } of described) {
      const indexes = byDescription.get(phrase)?.indexes ?? new Set()
      byDescription.set(phrase, { name, indexes: indexes.add(index) })
    }
  }
  for (const [phrase, { name, indexes }] of byDescription) {
    if ((byName.get(name)?.size ?? 0) > indexes.size) byName.set(phrase, indexes)
  }
  for (const [word, indexes] of [...byFront, ...byModifier]) {
    if (indexes.size === 1 && !byName.has(word)) byName.set(word, indexes)
  }
  return byName
}

/** `red and orange pepper`: what shares the noun of the name that follows it. */
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

/** `For the dressing:`, `For the dough,`, `To make the sauce:` says what the step is for. */
const LABEL = /^\s*(?:(?:for|to|make|prepare|assemble)\b[^.:;!?]{0,60}:|for the [^.:;!?,]{0,40},)/i
const POSSESSIVE = /['’]s$/i

/** Where a sentence names ingredients, the longest name at each place; in their order. */
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
      const found = names.get(words.map(({ word }) => word).join(' '))
      if (!found) continue
      const { start = 0 } = words[0] ?? {}
      const { end = start } = words.at(-1) ?? {}
      position += length - 1
      if (end <= labelled || POSSESSIVE.test(text.slice(start, end))) break
      if (isOtherMeaning({ sentence: text, start, end })) break
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
        isAside:
          isDeed(text, start, end) ||
          PREPARES_THING.test(clauseBefore(text, start)) ||
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

/** `Add tomato and tomato paste`: what is said in full beside it is not meant by a part of its name. */
function isPartOf(text: string, { start, end, ingredients }: Mention, full: Mention): boolean {
  const isOne = ingredients.length === 1 && full.ingredients[0] === ingredients[0]
  const name = `${text.slice(start, end)} `.toLowerCase()
  return isOne && full.start > end && text.slice(full.start, full.end).toLowerCase().startsWith(name)
}
