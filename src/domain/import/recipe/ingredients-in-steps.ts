import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { AMOUNT, UNIT } from '../../content/measure-words.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood, findFoods } from '../../kitchen/foods/find-food.ts'
import { LETTER } from '../../text/letters.ts'
import { type FoodPhrase, FoodPhrases, VAGUE } from './food-phrases.ts'
import { isTold } from './line-looks.ts'
import { BEST, isNoAmount } from './no-amounts.ts'
import { nameShared, ofEach, onesOf, sharedAmong } from './shared-measures.ts'

// Finds the ingredients of a recipe without a list in its steps (RIMPORT-TEXT-5).

const ONLY_VAGUE = new RegExp(String.raw`^(?:${VAGUE})\s+(?!of\b)`, 'i')
/** Times, lengths, parts of the dish, and cookware. */
const NO_FOOD =
  /^(?:.* of the (?:\p{L}+ )?water$|\p{L}+ of (?:\p{L}+ )*water$|of|left|the|its?|them|this|these|those|more|other|few|bit|little(?! gems?\b)|side(?! of (?:smoked )?(?:salmon|trout|bacon|pork|beef|lamb)\b)|°|º|[cf]$|degrees?|min(?:ute)?s?|hours?|hrs?|sec(?:ond)?s?|days?|inch(?:es)?|cm|mm|times?|pieces?|portions?|parts?(?![- ]skim)|batch(?:es)?|layers?|halves|quarters|rounds?|circles?|squares?|balls|patties|servings?|minutes?|people|persons?|(?:[a-z]+ )?ones?)\b|\b(?:pans?|pots?|bowls?|tins?|trays?|dish(?:es)?|plates?|glass(?:es)?|moulds?|molds?|(?<!(?:lasagn[ae]|pastry|filo|phyllo|nori|noodle|pasta|rice|gelatine?) )sheets?|racks?|ovens?|knife|spoons?|skewers?|ramekins?|jars?|saucepans?|skillets?|weight|height|width|length|time|heat|boil|simmer|batter|dough|mixture|paper|parchment|foil|cling ?film|string|twine|(?:muffin|paper|cupcake|cake) cases|toothpicks|cocktail sticks|towels?|muslin|cheesecloth)$|^(?:protein|carbs|carbohydrates?|fib(?:re|er))$/iu
/** A longer name, in words, is not that of a single food. */
const MAX_NAME_WORDS = 6

/**
 * Returns the ingredients each step names: with their amounts (`Whisk 2 eggs with 100 ml milk`), and foods with only a
 * vague amount, unless another step measures them.
 */
export function ingredientsInSteps(steps: readonly string[]): string[][] {
  const named = steps.map(namedIn)
  const measured = new Set(
    named.flat().flatMap((one) => (ONLY_VAGUE.test(one) ? [] : [findFood(one)?.food.id ?? one])),
  )
  const isNew = (one: string) => {
    const id = ONLY_VAGUE.test(one) ? findFood(one)?.food.id : undefined
    if (id === undefined) return true
    // `a little cinnamon sugar` is more than the sugar.
    if (measured.has(id)) return findFoods(one).some(({ food }) => !measured.has(food.id))
    measured.add(id)
    return true
  }
  return named.map((ones, at) =>
    ones.filter((one) => isNew(one) && !isDealtOut(one, steps[at] ?? '', () => named.slice(0, at).flat())),
  )
}

/** Whether an amount is of food named before: `Put two tortillas on each plate`; `until you can crush a potato` */
function isDealtOut(one: string, step: string, before: () => readonly string[]): boolean {
  const at = step.indexOf(one)
  const behind = step.slice(at + one.length)
  if (
    /\b(?:until|till|if|when|once)\b[^,;.]*$/i.test(step.slice(0, at)) &&
    !MORE_OF_IT.test(step.slice(0, at)) &&
    before().some((other) => isSameFood(other, one))
  )
    return true
  // `the butter, 50 g of it`: a part of what was measured before.
  if (at === -1 && step.search(OF_IT) !== -1 && before().some((other) => isSameFood(other, one))) return true
  return (
    /^\s(?:on|onto|in|into|to|for|per) (?:each|every|plate|person)\b/i.test(behind) &&
    before().some((other) => isSameFood(other, one) || lastWord(other) === lastWord(one))
  )
}

/** `when cold run over another 2 oz of butter`: an additional amount, even if it was measured before. */
const MORE_OF_IT = /\b(?:another|a further|an extra) $/i

/** `Make six wells and break an egg into each` */
const EACH_IN_ONE =
  /\b(\d{1,2}|two|three|four|five|six|eight)((?: \p{L}+)? (?:wells|hollows|holes|dips|nests|dents)\b[^.]{0,40}?\b(?:crack|break|drop) )an egg (?:in|into|to) each\b/iu

/** `Cut enough rhubarb to make six cups` */
const ENOUGH_FOR = new RegExp(
  String.raw`\benough ([${LETTER}][${LETTER} ]{2,30}?) (?:to (?:make|give|fill|yield)|for) (${AMOUNT} ${UNIT})`,
  'i',
)

/** `the same amount of sugar`: the preceding measure. */
const AS_MUCH = /\b(?:the|an?) (?:same|equal) (?:amount|weight|quantity) (?=of\s)/gi
const MEASURED = new RegExp(String.raw`\b${AMOUNT}\s?${UNIT}\b`, 'gi')
/** `Rub the butter, 125 g of it, into the flour` */
const OF_IT = new RegExp(
  String.raw`\bthe ([${LETTER}][${LETTER} ]{2,30}?), (?:about )?(${AMOUNT}\s?${UNIT}) of (?:it|them)\b,?`,
  'gi',
)
/** Fat that is not eaten whole: `Deep-fry the potatoes in 350 ml oil`. */
const FRIED_DEEP = /\bdeep[- ]fr(?:y|ied|ying)\b[^.;]*\bin\s$/i
const FAT = /(?:oil|lard|dripping|fat)$/i
/** `1 can (14.5 oz) tomatoes` */
const SIZE_BEHIND_PACK =
  /\b(can|tin|jar|pack|packet|bag)(s?) (\([\d.]+[ -]?(?:oz|g|ml|ounces?)\)) (?=\p{L})/giu
/** The weight in brackets behind a counted food: `4 salmon fillets (about 150 g each)`. */
const WEIGHT_BEHIND = new RegExp(
  String.raw`^ \((?:about |around )?${AMOUNT}\s?(?:k?g|oz|ml|lb)(?: each)?\)`,
  'i',
)
const measureBefore = (said: string) => said.match(MEASURED)?.at(-1)?.concat(' ')

function namedIn(told: string): string[] {
  const step = told
    .replace(EACH_IN_ONE, '$1$2$1 eggs')
    .replace(ENOUGH_FOR, '$2 $1')
    .replace(OF_IT, '$2 $1')
    .replace(SIZE_BEHIND_PACK, '$3 $1$2 ')
    .replace(AS_MUCH, (same, at: number) => measureBefore(told.slice(0, at)) ?? same)
  const sentence = new FoodPhrases(step)
  const found: string[] = []
  let reached = 0
  const phrases = sentence.measured()
  for (const [at, phrase] of phrases.entries()) {
    if (phrase.start < reached) continue
    const beside = /\($/.test(sentence.textBefore(phrase.start)) ? behindName(sentence, phrase) : ''
    if (beside !== '') {
      found.push(beside)
      continue
    }
    const shared = nameShared(sentence, phrases, at)
    if (isNoAmount(step, shared ? { ...phrase, foods: shared.foods } : phrase)) continue
    if (shared) {
      found.push(shared.said)
      continue
    }
    const each = sharedAmong(sentence, phrase)
    if (each) {
      found.push(...each.ingredients)
      reached = each.end
      continue
    }
    const both = ofEach(sentence, phrase)
    if (both) {
      found.push(...both)
      reached = phrase.end
      continue
    }
    const isAlone = phrase.end <= phrase.nameStart || CUT.test(step.slice(phrase.nameStart, phrase.end))
    const ones = onesOf(sentence, phrase)
    // `add two small ones`, with no food named before.
    if (ones === null) continue
    const behind = ones || (isAlone ? behindName(sentence, phrase) : '')
    // `an onion stuck with two cloves`
    const isSpice = isAlone && !/garlic/i.test(step)
    const said = behind || saidOf(step, phrase, found.at(-1)).replace(/[.\s]+$/, '')
    const weight = WEIGHT_BEHIND.exec(step.slice(phrase.end))?.[0] ?? ''
    const isNamed =
      behind !== '' ||
      DEEP.test(said) ||
      (isSpice && /\bcloves$/.test(said)) ||
      isIngredient(said, phrase) ||
      isAdded(said, sentence.textBefore(phrase.start), phrase.foods.length > 0)
    if (!isNamed || isOnlyIfNeeded(said, step, phrase.start)) continue
    // `a fried egg on top, so 4 eggs`: the total count.
    if (
      /,\s+(?:so|that is|i\.e\.|meaning)\s*$/i.test(sentence.textBefore(phrase.start)) &&
      isSameFood(found.at(-1), said)
    )
      found.pop()
    const isUnsaid =
      isForEach(step.slice(phrase.end)) ||
      EACH_WITH.test(sentence.textBefore(phrase.start)) ||
      DEEP.test(said)
    const use =
      FRIED_DEEP.test(sentence.textBefore(phrase.start)) && FAT.test(said) ? ', for deep-frying' : ''
    found.push(isUnsaid ? nameWithoutCount(said) : said + weight + use)
  }
  return found
}

/** Whether an amount is for each of several: `an egg for each person`, `a teaspoon of dripping in each hole`. */
const isForEach = (behind: string) =>
  /^\s(?:for|per|in|into) (?:each|every|(?<=per )\p{L}+)(?: \p{L}+)?|^\s(?:a head|apiece)\b|^\seach(?=[,.;]|\s(?:and|with)\b|$)/iu.test(
    behind,
  )

/** `four plates, each with a slice of toast` */
const EACH_WITH = /\beach (?:one )?(?:with|has|gets|topped with)\s(?:[^.;:]*(?:,|,? and)\s)?$/i

/** `half an inch of oil`: a depth is not an amount. */
const DEEP =
  /^(?:\S+ ){0,3}(?:inch(?:es)?|cm|\d+cm) of (?:\p{L}+ )*(?:oil|lard|fat|dripping|butter|stock|milk)$/iu

function nameWithoutCount(said: string): string {
  return splitIngredient(said.replace(/^.*?\b(?:inch(?:es)?|cm) of /i, '')).ingredient
}

/** `as much grated Cheddar as it will take, about 200 g` */
function behindName(sentence: FoodPhrases, phrase: FoodPhrase): string {
  // `rice noodles (150 g dry, soaked)`
  const named = sentence.before(phrase)
  const isBeside = named && /^ \((?:about |around )?$/.test(sentence.text.slice(named.end, phrase.start))
  const end = isBeside && phrase.nameStart > phrase.start ? phrase.nameStart : phrase.end
  const measure = sentence.text.slice(phrase.start, end).replace(/[.\s]+$/, '')
  const isSameClause =
    named &&
    !NO_FOOD.test(sentence.text.slice(named.start, named.end)) &&
    !/[.;:]|\band\b/.test(sentence.text.slice(named.end, phrase.start))
  const isMeasured =
    named &&
    (/(?:\d|\b(?:an?|of|half))\s*$/i.test(sentence.textBefore(named.start, 20)) ||
      COUNTED_FIRST.test(sentence.text.slice(named.start - 6, named.end)))
  const isEach = /^\s*(?:per|each|a head|at a time|or so at a time)\b/i.test(
    sentence.text.slice(phrase.nameStart),
  )
  return isSameClause &&
    !(isBeside ? COUNTED_BEFORE.test(sentence.textBefore(named.start, 20)) : isMeasured) &&
    !isEach &&
    (isBeside
      ? MEASURE_ALONE.test(measure) &&
        !(/^\d+$/.test(measure) && / of $/.test(sentence.textBefore(named.start, 4))) &&
        !NO_FOOD.test(measure.replace(/^\S+\s?/, ''))
      : WEIGHED_ALONE.test(measure) ||
        (/^\d{1,2}$/.test(measure) && /^(?:[,.;]|$)/.test(sentence.text.slice(phrase.end))))
    ? `${measure}${CUT.test(measure.replace(/^\S+ /, '')) ? ' of' : ''} ${sentence.text.slice(named.start, named.end)}`
    : ''
}

/** `two onions (200 g)` */
const COUNTED_BEFORE =
  /(?:\d|\b(?:an?|half|one|two|three|four|five|six|eight|ten|twelve)\b)(?:(?!\b(?:and|into|plus|to|with)\b)[^,;:()])*$/i
const MEASURE_ALONE = new RegExp(`^${AMOUNT}(?:\\s?${UNIT})?$`, 'i')
const COUNTED_FIRST = /\b(?:one|two|three|four|five|six|eight|ten|twelve) /i
const WEIGHED_ALONE =
  /^(?:(?:about|around|roughly) )?(?:an? |half an? |(?:two|three|four|five|six|eight|ten) )?[\d.,/½¼¾ -]*(?:k?g|kilos?|oz|lbs?|pounds?|ounces?|ml|litres?|pints?|cups?|tablespoons?|tbsp|teaspoons?|tsp|bunch(?:es)?|tins?|cans?|cloves?|handfuls?|fillets|breasts|thighs|legs|steaks)$/i
/** `two bunches of parsley and one of mint` */
const ONE_OF_MANY =
  /(?<=spoon|cup|pound|ounce|handful|pint|sprig|clove|tin|can|slice)s$|(?<=bunch|pinch|dash)es$/i

/** Returns the words of a phrase as in a list; `one of vinegar`, after tablespoons of something, means one more tablespoon. */
function saidOf(step: string, { start, nameStart, end }: FoodPhrase, before: string | undefined): string {
  const said = step.slice(start, end)
  const [, count = '', name = ''] = /^(\d+|an?|one|two|three|four|half) of (.+)$/i.exec(said) ?? []
  const { unit } = splitIngredient(before ?? '')
  if (name !== '' && unit !== '' && unit !== COUNTABLE_UNIT && nameStart > start)
    return `${count} ${/^(?:1|an?|one|half)$/i.test(count) ? unit.replace(ONE_OF_MANY, '') : unit} ${name}`
  return said
    .replace(/^(an?|one) whole (?=\p{L}+ of )/iu, '$1 ')
    .replace(
      /^(?=(?:tin|can|jar|glass|packet|bag|dollop|squirt|thumb|(?:(?:tea|table)?spoon(?:ful)?)|tsp|tbsp|cup|mug) of )/i,
      '1 ',
    )
    .replace(BEST, '')
    .replace(/^((?:another|a further|an extra) .*?\bof) (?:the|that|your) /i, '$1 ')
    .replace(/^(?:another|a further|an extra) (?=\p{L})/iu, (word) =>
      /^(?:half|an?|one|two|three|four|five|six|eight|ten|twelve)\b/i.test(said.slice(word.length))
        ? ''
        : /^[aeiou]/i.test(said.slice(word.length))
          ? 'an '
          : 'a ',
    )
    .replace(/^(?:another|a further|an extra) (?=\d)/i, '')
    .replace(/^(\S+) more (?=\p{L}+ of )|(?<=^\S+(?: \S+)?) more (?=\p{L})/iu, '$1 ')
}

/** `Add a splash of water if it dries out` */
const IF_NEEDED =
  /^[^.;!?]*?\bif (?:needed|necessary|required|(?:it|they|things|that|this|the (?:\p{L}+ )?\p{L}+)(?:['’](?:s|re)| (?:is|are|gets?|looks?|seems?|feels?|dries|dry|sticks?|starts?|becomes?|needs?|thickens?|threatens?|catch(?:es)?)))\b/iu
const NEEDED_FIRST =
  /\bif (?:it|they|things|that|this|the (?:\p{L}+ )?\p{L}+)(?:['’](?:s|re)| (?:is|are|gets?|looks?|seems?|feels?|dries|dry|sticks?|starts?|becomes?|needs?|thickens?|threatens?|catch(?:es)?))\b[^.;!?]*$/iu

/** Whether a splash of something, or water, is added only if needed. */
function isOnlyIfNeeded(said: string, step: string, at: number): boolean {
  if (/^(?:some|(?:plenty|lots|loads) of) (?:\p{L}+ )*water$/iu.test(said)) return true
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

function isIngredient(said: string, phrase: FoodPhrase): boolean {
  if (ONLY_VAGUE.test(said)) return isOneFood(said.replace(ONLY_VAGUE, ''))
  const { amount, unit, ingredient } = splitIngredient(said)
  if (amount === '' || unit === '' || NO_FOOD.test(ingredient)) return false
  // `a tray of hot water`
  if (/^trays?$/i.test(unit) && /water$/i.test(ingredient)) return false
  // `1 lb. Divide it`, `8 balls of 2 oz`
  if ((/^\p{Lu}/u.test(ingredient) && isTold(ingredient)) || /^\d(?!.* \p{L})/u.test(ingredient)) return false
  // `a pan`, `3 whistles` and `6 months` are not amounts, `half a lemon` and `a red onion` are.
  if (unit === COUNTABLE_UNIT) return isOneFood(ingredient) || CUT.test(ingredient)
  return WEIGHED.test(unit) || phrase.foods.length > 0 || /(?<!\b(?:portion|serving)s?)\sof\s/.test(said)
}

/** `fry 6 chicken schnitzels`: a thing made of a food is added itself and not shaped by the step. */
const PUT_WHOLE = /\b(?:put|place|lay|arrange|tip|fry|bake|grill|roast|brown|heat|warm|steam)\s$/i

/** Whether a counted thing is added, known to the table or not: `add two big tatties`. */
function isAdded(said: string, before: string, hasFood: boolean): boolean {
  const { unit, ingredient } = splitIngredient(said)
  return (
    (/\badd(?:ed|ing)?\s$/i.test(before) || (hasFood && PUT_WHOLE.test(before))) &&
    unit === COUNTABLE_UNIT &&
    /^(?!an?\b)/i.test(said) &&
    ingredient !== '' &&
    ingredient.split(' ').length < MAX_NAME_WORDS &&
    !NO_FOOD.test(ingredient)
  )
}

/** Units of weight and volume; other units (handfuls, packets) count only with a known food or `of`. */
const WEIGHED =
  /\b(?:tb?sps?|tablespoon\p{L}*|teaspoon\p{L}*|cups?|k?g|gr?m?s?|grams?|kilos?|m?l|cl|dl|litres?|liters?|oz|ounces?|lbs?|pounds?|pints?|quarts?|scoops?)\b/iu

/** Whether a name is a single food: `red onion`, but not `potato masher`. */
function isOneFood(name: string): boolean {
  return (
    name.replace(/,.*/, '').split(' ').length < MAX_NAME_WORDS &&
    !NO_FOOD.test(name) &&
    findFood(name) !== null &&
    !(NAMED_BY_FOOD.test(name) && (findFood(name)?.end ?? 0) < name.length) &&
    // `a stranger's ribs`
    !(/^\p{L}+['’]s \p{L}+$/u.test(name) && findFood(name)?.start !== 0)
  )
}

/** Meat and fish without the animal's name: `eight thighs`, `a boned shoulder`. */
const CUT =
  /^(?:(?:\p{L}+ed|small|large|big|thick|fat|skinless|bone-in|fresh|whole) )*(?:thighs?|drumsticks|breasts|fillets|shoulder|shanks?|chops|steaks?|legs|wings)$/iu

const NAMED_BY_FOOD =
  /\b(?:mashers?|peelers?|press|graters?|ricers?|brush|cutters?|slicers?|shakers?|wrap|paper|towels?|cloth|bath|crumbs?|paste|sauce|dressing|salad|soup|stew|curry|smoothie|sandwich|cake|pie|tart)$/i
