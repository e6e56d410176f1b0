import { isIngredientHeading, listLabel } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'
import { splitIngredient } from '../content/split-ingredients.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import { FOOD_KINDS } from './foods/food-kinds.ts'
import { normalizeWord } from './foods/food-words.ts'
import { readUnit } from './units.ts'

/** Maps each name to the ingredients it can mean. */
export type NameIndex = ReadonlyMap<string, ReadonlySet<number>>

/**
 * Indexes the names of all ingredients; a modifier only where it is not the name of an ingredient and belongs to a
 * single one; a described name where the bare name means several.
 */
export function indexNames(ingredients: readonly Ingredient[]): NameIndex {
  const byName = new Map<string, Set<number>>()
  const byFront = new Map<string, Set<number>>()
  const byModifier = new Map<string, Set<number>>()
  /** By complete name; without lines that have no amount, or are for the tin or for serving. */
  const byFullName = new Map<string, Set<number>>()
  const byDescription = new Map<string, { name: string; indexes: Set<number> }>()
  const add = (map: Map<string, Set<number>>, key: string, index: number) =>
    map.set(key, (map.get(key) ?? new Set()).add(index))
  for (const [index, line] of ingredients.entries()) {
    if (isIngredientHeading(line)) continue
    const { names, fronts, modifiers, described, full } = joinNames(partsOf(line).map(namesOf))
    for (const name of names) add(byName, name, index)
    if (line.amount !== '' && !ON_THE_SIDE.test(line.ingredient.replace(PLUS_MORE, '')))
      for (const name of full) add(byFullName, name, index)
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
  const foods = ingredients.map((line) => findFoodOfLine(line)?.food)
  for (const { word, isPlural, covers } of FOOD_KINDS) {
    const indexes = foods.flatMap((food, index) => (food && covers(food) ? [index] : []))
    if (!byName.has(word) && (indexes.length === 1 || (isPlural && indexes.length > 0)))
      byName.set(KIND + word, new Set(indexes))
  }
  let part = 0
  const parts = ingredients.map((line) => (isIngredientHeading(line) ? ++part : part))
  for (const [name, indexes] of [...byName]) {
    if (indexes.size < 2 || new Set([...indexes].map((index) => parts[index])).size > 1) continue
    const likely =
      byFullName.get(name) ?? new Set([...indexes].filter((index) => !isOnTheSide(ingredients[index])))
    if (likely.size === 0 || likely.size === indexes.size) continue
    byName.set(`${SEVERAL}${name}`, indexes).set(name, likely)
  }
  return byName
}

/** Prefix of a name in the index: `both sugars` means all, where `the sugar` means one. */
export const SEVERAL = 'both '

/** Prefix of a word for a kind of food (`FOOD_KINDS`), which is a name only where it stands alone. */
export const KIND = 'kind '

/** `butter, plus extra for greasing`: the amount is that of the dish. */
const PLUS_MORE = /[,(]?\s*(?:plus|\+)\s.*$/i
const ON_THE_SIDE =
  /\bextra\b(?! (?:virgin|firm|large|mature|fine|thick))|\b(?:to|for)\s+(?:the\s+)?(?:dust|serv|decorat|finish|garnish|greas|sprinkl|tins?\b|pans?\b|top\b|taste\b)/i

/** Whether a line without an amount is for the tin, for the top or to serve. */
export function isOnTheSide(line: Ingredient | undefined): boolean {
  return line === undefined || (line.amount === '' && ON_THE_SIDE.test(line.ingredient))
}

function partsOf(line: Ingredient): Ingredient[] {
  const label = listLabel(line)
  if (label === '') return [line]
  const listed = line.ingredient.slice(label.length).split(/,\s+/)
  return listed.map((text) => ({ ...line, ingredient: splitIngredient(text).ingredient }))
}

function joinNames(parts: readonly Names[]): Names {
  return {
    names: parts.flatMap(({ names }) => names),
    fronts: parts.flatMap(({ fronts }) => fronts),
    modifiers: parts.flatMap(({ modifiers }) => modifiers),
    described: parts.flatMap(({ described }) => described),
    full: parts.flatMap(({ full }) => full),
  }
}

const COLOURS = 'red green yellow white black brown golden pale dark purple blood'.split(' ')
/** Words for preparation or condition rather than the kind of food. */
const DESCRIBING = new Set(
  (
    'about and at room temperature extra very good quality plus more less some any your the a an each few little bit ' +
    'small medium large big baby mini thick thin fat long short whole half halved quartered heaped level packed ' +
    'fresh freshly dried dry frozen thawed tinned canned jarred raw cooked uncooked ripe firm soft softened hard warm hot cold chilled cool melted boiling lukewarm ' +
    'chopped sliced diced cubed grated shredded crushed minced ground flaked toasted roasted peeled unpeeled trimmed washed rinsed drained ' +
    'torn picked finely roughly thinly coarsely lightly beaten sifted squeezed pitted stoned cored deseeded seeded skinless boneless skinned shelled ' +
    'plain natural organic unsalted salted unsweetened sweetened virgin light full low fat reduced free range sea flaky fine coarse rolled instant ' +
    'tightly loosely heaping scant generous level optional taste serve serving garnish needed preferably possible leftover mixed split shaved crumbled cracked ' +
    'smoked sweet hot mild strong'
  )
    .split(' ')
    .concat(COLOURS),
)
/** Parts, forms and containers: the words before them also name the food (`cumin` of `cumin seeds`). */
const FORMS = new Set(
  (
    'seed flake powder extract essence leaf paste clove zest sprig stalk stick fillet breast thigh leg wing mince piece slice wedge segment ' +
    'bulb head bunch handful floret kernel heart half rind peel root stem tip chip chunk nib pod pearl crumb granule shaving strip puree'
  ).split(' '),
)
/** `cloves of garlic`, `a tin of tomatoes`, `juice of 1 lemon`. */
const PART_OF = /^(.*?)\b(\p{L}+)\s+(?:of|from)\s+(?:\d+\S*\s+|an?\s+|half\s+an?\s+)?(.+)$/u
/** The end of a food's name, where a description begins: `courgette peeled into ribbons`, `lemon zested and juiced`. */
const NAME_END =
  /[,;(]|\s[-–—]\s|\s(?:for|to|plus|such as|with|without|in|into|over|around|on|at|as|if|until|or\s+\d\S*)\s|\s(?:\p{L}+ly\s+)?\p{L}+ed\s+(?:and|in|into|to|with|around|from|lengthways)\s/iu

/** Splits a text into its words, each normalized (`normalizeWord`). */
export function wordsOf(text: string): string[] {
  const words = text.replace(/['’]s\b/g, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.map(normalizeWord)
}

/** Words of a name that do not identify it alone: `roast the vegetables` does not mean vegetable stock, nor a pot stock pots. */
const NEVER_ALONE = new Set(
  (
    'vegetable baking bicarbonate cooking table self rising raising purpose icing caster confectioner bay cider tree ' +
    'pot pan tin can jar box bag packet tub season piece size all both and or into onto'
  ).split(' '),
)

/**
 * Words before a noun that never name the food alone, in any list: how it is made, sold or used (`ready rolled`,
 * `double cream`, `cooking oil`), and general words (`all` of `all-purpose flour`).
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
/** `roasted`, `whipping`, `homestyle`, `fat-free`: descriptions, not kinds of food. */
const HOW_IT_IS = /(?:ed|ing|ly|less|free|style|size|grade|purpose)$/

interface Names {
  /** From all of its words to its noun: `black mustard seed`, `mustard seed`, `mustard`. */
  names: string[]
  /** The food of a product, `cumin` of `cumin powder`: names the product where nothing else has that name. */
  fronts: string[]
  /** Single words before the noun, `porcini` of `porcini mushrooms`: name it where nothing else has that name. */
  modifiers: string[]
  /** A name with the descriptive words before it, `ground almond`: distinguishes lines with the same name. */
  described: { phrase: string; name: string }[]
  /** All words of its name, without descriptive ones. */
  full: string[]
}

/** `chickpea (gram) flour` is chickpea flour. */
const ASIDE = /\s*\([^()]{0,60}\)\s+(?=\p{L})/gu

/** `no-boil`, `well-toasted`: the compound is a description, and none of its words is a name. */
const COMPOUND = /\p{L}+(?:-\p{L}+)+(?=\s+\p{L})/gu

/** `cumin` names `cumin powder` only where no other line has that name: onion powder is not onion. */
export const MADE_OF_IT = new Set('paste puree powder extract essence'.split(' '))

function namesOf(line: Ingredient): Names {
  const ingredient = line.ingredient.replace(ASIDE, ' ')
  const end = NAME_END.exec(ingredient)?.index ?? ingredient.length
  const isNamed = wordsOf(ingredient.slice(0, end)).some((word) => !DESCRIBING.has(word))
  // The text before a comma may be a description only: `boneless, skinless chicken thighs`.
  const said = (isNamed ? ingredient.slice(0, end) : ingredient).split(/\s(?:or|and)\s|[/&+]/i)
  // `red or yellow onion` is an onion, and not called `the red`.
  const naming = said.filter((text) => wordsOf(text).some((word) => !DESCRIBING.has(word)))
  const alternatives = (naming.length > 0 ? naming : said).map(nameWords)
  const compounds = new Set([...ingredient.matchAll(COMPOUND)].flatMap(([text]) => wordsOf(text)))
  const noun = alternatives.at(-1)?.at(-1)
  const names: string[] = []
  const modifiers: string[] = []
  const formNames: string[] = []
  const fronts: string[] = []
  /** One-word names such as `cider`, which is not a name of cider vinegar. */
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
  // White chocolate is not `the chocolate` any more than dark chocolate is.
  const isColoured = wordsOf(ingredient.slice(0, end)).some((word) => COLOURS.includes(word))
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
          !DESCRIBING.has(word) &&
          !NEVER_A_MODIFIER.has(word) &&
          !HOW_IT_IS.test(word) &&
          !isAnotherFood(word, ingredient.slice(0, end)),
      ),
    ],
    described: [...describedNames(ingredient.slice(0, end)), ...describedBehind(ingredient, end)],
    full: isColoured ? [] : alternatives.map((words) => words.join(' ')),
  }
}

/** Forms that name a food alone where the list has only one: `Brown the mince`, `Season the thighs`. */
const NAMING_FORMS = new Set('breast thigh leg wing fillet floret chip kernel mince'.split(' '))

/** Products made of a food that are a different food. */
const PRODUCT =
  /\b(?:stock|broth|bouillon|cube|vinegar|oil|dough|flour|crust|seasoning|rub|mix|milk|cream|butter|syrup|jam|wine|dressing)s?$/i

/** Whether a word names a food that the list does not contain: `chicken` of chicken stock, `coconut` of coconut milk. */
function isAnotherFood(word: string, name: string): boolean {
  const isSauce = /\bsauces?$/i.test(name)
  if (!isSauce && !PRODUCT.test(name)) return false
  const food = findFoodOfLine({ unit: '', ingredient: word })?.food
  // Chilli sauce may be called `the chilli`; fish sauce is not fish.
  if (isSauce && food?.aisle !== 'meat and fish') return false
  return food !== undefined && food.id !== findFoodOfLine({ unit: '', ingredient: name })?.food.id
}

/** Returns the described names of a text: `fine sea salt` and `sea salt` of `fine sea salt`, whose name is `salt`. */
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

const DONE_TO_IT = /^,\s+(?:\p{L}+ly\s+)?(?<word>\p{L}+)(?=\s*(?:$|[,(]|and\b))/iu

/** Returns `melted butter` of `butter, melted`. */
function describedBehind(ingredient: string, end: number): Names['described'] {
  const [word] = wordsOf(DONE_TO_IT.exec(ingredient.slice(end))?.groups?.word ?? '')
  const name = nameWords(ingredient.slice(0, end)).join(' ')
  return word === undefined ? [] : [{ phrase: `${word} ${name}`, name }]
}

/** Returns the words that identify a text's food; all words where each is only descriptive (`cooked`). */
function nameWords(text: string): string[] {
  const [, , part = '', whole = ''] = PART_OF.exec(text) ?? []
  const all = wordsOf(whole ? `${whole} ${part}` : text)
  const bare = all.filter((word) => !DESCRIBING.has(word))
  return bare.length > 0 ? bare : all
}
