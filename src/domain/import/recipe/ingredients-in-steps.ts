import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { AMOUNT, SIZED_UNIT, UNIT } from '../../content/measure-words.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { isTold } from './line-looks.ts'

// The ingredients of a recipe that lists none, as its steps name them (RIMPORT-TEXT-5).

const PART = String.raw`(?:the )?(?:\p{L}+ )?(?:juice|zest|rind|whites?|yolks?) of\s`
/** What is as good as an amount. */
const VAGUE = `some|(?:plenty|lots|loads) of|a (?:(?:very )?little|(?:little |tiny )?bit of)|a few`
/** Where a step may name how much of something. */
const AMOUNT_INSIDE = new RegExp(
  String.raw`(?<=^|[\s(])(?=[\d½¼¾⅓⅔⅛]|(?:three[ -]quarters|two[ -]thirds|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|pinch|handful|splash|(?:(?:good|big|small|large) )?(?:pinch|handful|splash|knob|dash|drizzle|glug)s?(?= of)|${VAGUE})\s|${PART})`,
  'giu',
)
/** All that stands before the name. */
const MEASURE = new RegExp(
  String.raw`^(?:(?:(?:good|big|small|large) )?(?:pinch|handful|splash|knob|dash|drizzle|glug)\s+of\s+)|^(?:(?:${PART})?(?:(?:three[ -]quarters|two[ -]thirds) of\s)?${AMOUNT}[\s-]*(?:(?:${SIZED_UNIT}|${UNIT})(?:\s+(?:or\s+(?:two|so)|and\s+a\s+(?:half|quarter)))?(?:\s+of\b)?)?|(?:${VAGUE})(?=\s))\s*`,
  'iu',
)
const ONLY_VAGUE = new RegExp(String.raw`^(?:${VAGUE})\s+(?!of\b)`, 'i')
/** Behind these a number says where, when or how. */
const NO_AMOUNT_BEHIND =
  /(?:^|\s)(?:after|another|apart|at|between|by|every|feeds|for|form|further|gas|half|into|least|makes|mark|number|serves|step|than|quarters? of|thirds? of|to|until|within|yields)(?:\s(?:about|around|roughly|approximately))?$/i
/** Where the name of an ingredient ends in a sentence. */
const NAME_END =
  /[,.;:()–—](?!\d)|(?<=[a-z])\s(?:sliced|cut|thinly|finely|roughly|gently|slowly|quickly|carefully|lightly|evenly|generously|liberally|sparingly|directly|straight|out|inside|outside|underneath|beneath|aside|away|alongside|very|well)\b|(?<=[a-z])\sdry(?=\s(?:with|and|on|using|all)\b|\s*[.,;]|$)|(?:^|\s)(?:-\s|of (?:about|around)\b|(?:sifted|mixed|beaten|whisked|warmed|tossed|blended) (?:with|into|together)\b|(?:and(?!(?<=ed and) \p{L}+ed\b)|a(?:s|t|fter|long)|before|between|by|each|every|for|from|if|in|into|on|onto|or|over|per|plus|then|through|['’]?til|till|to|together|until|using|when|while|with|which|that|has|have|is|are|was|were|went|goes|go)\b)/iu
/** Times, lengths, parts of what is cooked, and what it is cooked in. */
const NO_FOOD =
  /^(?:of|left|the|its?|them|this|these|those|more|other|few|bit|little|side|°|º|[cf]$|degrees?|min(?:ute)?s?|hours?|hrs?|sec(?:ond)?s?|days?|inch(?:es)?|cm|mm|times?|pieces?|portions?|parts?|batch(?:es)?|layers?|halves|quarters|rounds?|circles?|squares?|balls|patties|servings?|minutes?|people|persons?|(?:[a-z]+ )?ones?)\b|\b(?:pans?|pots?|bowls?|tins?|trays?|dish(?:es)?|plates?|glass(?:es)?|moulds?|molds?|sheets?|racks?|ovens?|knife|spoons?|skewers?|ramekins?|jars?|saucepans?|skillets?|weight|height|width|length|time|heat|boil|simmer|batter|dough|mixture|paper|parchment|foil|cling ?film|string|twine|(?:muffin|paper|cupcake) cases|toothpicks|cocktail sticks|towels?|muslin|cheesecloth)$/i
/** `the best vinegar` is no part of what was named before. */
const BEST = /^the (?=(?:very )?(?:best|finest|freshest)\b)/i
/** An amount and its name are never longer, in characters. */
const MAX_LENGTH = 90
/** A name of so many words is none of a single food. */
const MAX_NAME_WORDS = 6

/**
 * The ingredients each step names: with their amounts (`Whisk 2 eggs with 100 ml milk`), and foods of which it only says
 * that there is some, unless another step measures them.
 */
export function ingredientsInSteps(steps: readonly string[]): string[][] {
  const named = steps.map(namedIn)
  const measured = new Set(
    named.flat().flatMap((one) => (ONLY_VAGUE.test(one) ? [] : [findFood(one)?.food.id ?? one])),
  )
  const isNew = (one: string) => {
    const id = ONLY_VAGUE.test(one) ? findFood(one)?.food.id : undefined
    if (id === undefined) return true
    if (measured.has(id)) return false
    measured.add(id)
    return true
  }
  return named.map((ones, at) =>
    ones.filter((one) => isNew(one) && !isDealtOut(one, steps[at] ?? '', named.slice(0, at).flat())),
  )
}

/** `Put two tortillas on each plate`, of those fried before */
function isDealtOut(one: string, step: string, before: readonly string[]): boolean {
  const behind = step.slice(step.indexOf(one) + one.length)
  return (
    /^\s(?:on|onto|in|into|to|for|per) (?:each|every|plate|person)\b/i.test(behind) &&
    before.some((other) => isSameFood(other, one) || lastWord(other) === lastWord(one))
  )
}

/** `Serve with oatcakes and a glass of milk.` */
const WITH_A_DRINK =
  /\b(?:serve|eat)\b[^.]*\b(?:with|and|alongside)\s+an? (?:(?:cold|long|cool|hot|big|small) )*(?:(?:glass|cup|pint|mug|bottle) of (?:cold |hot |good )*)?(?:beer|wine|milk|tea|coffee|cider|stout|sherry)\b/i

/** `In a mug put 2 teaspoons of cocoa` */
const IN_VESSEL = /\bin an? (?:mug|cup|glass|jar|tin|jug)\b(?! (?:of|full))/i

function namedIn(step: string): string[] {
  const told = step.replace(EACH_IN_ONE, '$1$2$1 eggs')
  return namedInTold(told)
}

/** `Make six wells and break an egg into each` */
const EACH_IN_ONE =
  /\b(\d{1,2}|two|three|four|five|six|eight)((?: \p{L}+)? (?:wells|hollows|holes|dips|nests|dents)\b[^.]{0,40}?\b(?:crack|break|drop) )an egg(?= (?:in|into|to) each\b)/iu

function namedInTold(step: string): string[] {
  const found: string[] = []
  let end = 0
  for (const { index } of step.matchAll(AMOUNT_INSIDE)) {
    if (WITH_A_DRINK.test(step.slice(Math.max(0, index - 60), index + 30))) continue
    if (IN_VESSEL.test(step.slice(Math.max(0, index - 5), index + 12))) continue
    const rest = step.slice(index, index + MAX_LENGTH)
    const before = step.slice(0, index).trimEnd().slice(-20)
    // `rub the butter into 8 oz of flour` measures, `cut into 8 pieces` does not.
    const isInto = /\binto$/i.test(before) && WEIGHED_FIRST.test(rest)
    if (index < end || (NO_AMOUNT_BEHIND.test(before) && !isInto)) continue
    const each = eachOf(rest)
    if (each) {
      found.push(...each.ingredients)
      end = index + each.length
      continue
    }
    const [measure = ''] = MEASURE.exec(rest) ?? []
    const behind = rest.slice(measure.length)
    const said = rest.slice(0, measure.length + (NAME_END.exec(behind)?.index ?? behind.length)).trim()
    if (measure === '' || !isIngredient(said) || isOnlyIfNeeded(said, step, index)) continue
    // `a fried egg on top, so 4 eggs`: the count it comes to.
    if (/,\s+(?:so|that is|i\.e\.|meaning)$/i.test(before) && isSameFood(found.at(-1), said)) found.pop()
    found.push(said.replace(/(?<=\sof )the (?=(?:very )?(?:best|finest|freshest)\b)/i, ''))
    end = index + said.length
  }
  return found
}

/** `Add a splash of water if it dries out` */
const IF_NEEDED =
  /^[^.;!?]*?\bif (?:needed|necessary|required|(?:it|they|things|that|this|the (?:\p{L}+ )?\p{L}+)(?:['’](?:s|re)| (?:is|are|gets?|looks?|seems?|feels?|dries|dry|sticks?|starts?|becomes?|needs?|thickens?|threatens?|catch(?:es)?)))\b/iu
const NEEDED_FIRST =
  /\bif (?:it|they|things|that|this|the (?:\p{L}+ )?\p{L}+)(?:['’](?:s|re)| (?:is|are|gets?|looks?|seems?|feels?|dries|dry|sticks?|starts?|becomes?|needs?|thickens?|threatens?|catch(?:es)?))\b[^.;!?]*$/iu

/** A splash of something, or water, that is only for a case. */
function isOnlyIfNeeded(said: string, step: string, at: number): boolean {
  const isSplash = BY_HAND.test(said) || ONLY_VAGUE.test(said) || findFood(said)?.food.id === 'water'
  return isSplash && (IF_NEEDED.test(step.slice(at)) || NEEDED_FIRST.test(step.slice(0, at)))
}

const BY_HAND =
  /^(?:an?\s|some\s)?(?:(?:good|big|small|little|tiny) )?(?:bit|pinch|splash|dash|drizzle|glug|drop|dribble|trickle|slosh|spoon|spoonful)s?\b/i

const lastWord = (said: string) => said.toLowerCase().split(' ').at(-1)

function isSameFood(one: string | undefined, other: string): boolean {
  const id = findFood(other)?.food.id
  return one !== undefined && id !== undefined && findFood(one)?.food.id === id
}

const WEIGHED_FIRST = /^\d[\d.,/]*\s?(?:k?g|oz|lbs?|ml|pints?|cups?|ounces?|pounds?|grams?)\s(?:of\s)?\p{L}/iu
const EACH_OF =
  /^(.{1,30}?)\s+each(?:\s+of)?\s+((?:\p{L}+ ){0,2}\p{L}+(?:, (?:\p{L}+ ){0,2}\p{L}+)*,? and (?:\p{L}+ of \p{L}+|\p{L}+))/iu

/** `half a teaspoon each of salt and soda`: the same of each. */
function eachOf(rest: string): { ingredients: string[]; length: number } | null {
  const [whole = '', measure = '', names = ''] = EACH_OF.exec(rest) ?? []
  const { amount, unit } = splitIngredient(`${measure} salt`)
  if (whole === '' || amount === '' || unit === '' || unit === COUNTABLE_UNIT) return null
  const things = names.split(/,\s*(?:and\s+)?|\sand\s/)
  return { ingredients: things.map((thing) => `${measure} ${thing}`), length: whole.length }
}

function isIngredient(said: string): boolean {
  if (ONLY_VAGUE.test(said)) return isOneFood(said.replace(ONLY_VAGUE, ''))
  const { amount, unit, ingredient } = splitIngredient(said)
  const name = ingredient.replace(BEST, '')
  if (amount === '' || unit === '' || NO_FOOD.test(name)) return false
  // `1 lb. Divide it`, `8 balls of 2 oz`
  if ((/^\p{Lu}/u.test(name) && isTold(name)) || /^\d/.test(name)) return false
  // `a pan`, `3 whistles` and `6 months` are no amounts, `half a lemon` and `a red onion` are.
  return unit !== COUNTABLE_UNIT || isOneFood(name)
}

/** `red onion`, and no `potato masher`. */
function isOneFood(name: string): boolean {
  return (
    name.split(' ').length < MAX_NAME_WORDS &&
    !NO_FOOD.test(name) &&
    findFood(name) !== null &&
    !NAMED_BY_FOOD.test(name)
  )
}

const NAMED_BY_FOOD =
  /\b(?:mashers?|peelers?|press|graters?|ricers?|brush|cutters?|slicers?|shakers?|wrap|paper|towels?|cloth|bath|crumbs?|paste|sauce|dressing|salad|soup|stew|curry|smoothie|sandwich|cake|pie|tart)\b/i
