import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { AMOUNT, UNIT } from '../../content/measure-words.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { type FoodPhrase, FoodPhrases, VAGUE } from './food-phrases.ts'
import { isTold } from './line-looks.ts'

// The ingredients of a recipe that lists none, as its steps name them (RIMPORT-TEXT-5).

const ONLY_VAGUE = new RegExp(String.raw`^(?:${VAGUE})\s+(?!of\b)`, 'i')
/** Behind these a number says where, when or how. */
const NO_AMOUNT_BEHIND =
  /(?:^|\s)(?:after|apart|at|between|(?<!followed )by|every|feeds|for|form|further|gas|half|into|least|makes|mark|number|serves|step|than|quarters? of|thirds? of|to|until|within|yields)(?:\s(?:about|around|roughly|approximately))?$/i
/** `the two eggs`, `the remaining 50 g`: what was named before. */
const POINTED_AT =
  /(?:^|\s)(?:the|these|those|your|its|remaining|reserved|leftover|rest of|most of|last|first|other)$/i
/** `a lump the size of a walnut` */
const SIZED_AS = /\b(?:(?:the )?size of|(?:as )?(?:big|large|thick|thin|fine) as)$/i
/** What a step makes is not put in: `make a white sauce`. */
const MADE_HERE = /\b(?:ma(?:ke|kes|de|king)|roll(?:s|ed)?(?: out)?|shaped?|form(?:s|ed)?)$/i
const SHAPED = /^(?:\d+|\p{L}+) (?:\p{L}+ )?(?:\p{L}*breads|rolls|buns|cakes|dumplings|pancakes|fritters)$/iu
/** `It's only an almond cake` */
const SAID_TO_BE = /\b(?:it['’]s|it is|this is|that['’]s)(?: only| just)?$/i
/** `half of the mozzarella`, `2 tbsp of the oil`: a part of what was named before. */
const PART_OF_IT = /^(?:\s*of)?\s*(?:the|that|this|your|it|them|these|those)\b/i
/** Times, lengths, parts of what is cooked, and what it is cooked in. */
const NO_FOOD =
  /^(?:.* of the (?:\p{L}+ )?water$|\p{L}+ of (?:\p{L}+ )*water$|of|left|the|its?|them|this|these|those|more|other|few|bit|little(?! gems?\b)|side(?! of (?:smoked )?(?:salmon|trout|bacon|pork|beef|lamb)\b)|°|º|[cf]$|degrees?|min(?:ute)?s?|hours?|hrs?|sec(?:ond)?s?|days?|inch(?:es)?|cm|mm|times?|pieces?|portions?|parts?|batch(?:es)?|layers?|halves|quarters|rounds?|circles?|squares?|balls|patties|servings?|minutes?|people|persons?|(?:[a-z]+ )?ones?)\b|\b(?:pans?|pots?|bowls?|tins?|trays?|dish(?:es)?|plates?|glass(?:es)?|moulds?|molds?|(?<!(?:lasagn[ae]|pastry|filo|phyllo|nori|noodle|pasta|rice|gelatine?) )sheets?|racks?|ovens?|knife|spoons?|skewers?|ramekins?|jars?|saucepans?|skillets?|weight|height|width|length|time|heat|boil|simmer|batter|dough|mixture|paper|parchment|foil|cling ?film|string|twine|(?:muffin|paper|cupcake|cake) cases|toothpicks|cocktail sticks|towels?|muslin|cheesecloth)$|^(?:protein|carbs|carbohydrates?|fib(?:re|er))$/iu
/** `the best vinegar` is no part of what was named before. */
const BEST = /(?<=\bof )the (?=(?:very )?(?:best|(?!for|har)\p{L}{3,}est)\b)/iu
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
    ones.filter((one) => isNew(one) && !isDealtOut(one, steps[at] ?? '', () => named.slice(0, at).flat())),
  )
}

/** `Put two tortillas on each plate`, of those fried before; `until you can crush a potato` */
function isDealtOut(one: string, step: string, before: () => readonly string[]): boolean {
  const at = step.indexOf(one)
  const behind = step.slice(at + one.length)
  if (
    /\b(?:until|till|if|when|once)\b[^,;.]*$/i.test(step.slice(0, at)) &&
    !MORE_OF_IT.test(step.slice(0, at)) &&
    before().some((other) => isSameFood(other, one))
  )
    return true
  return (
    /^\s(?:on|onto|in|into|to|for|per) (?:each|every|plate|person)\b/i.test(behind) &&
    before().some((other) => isSameFood(other, one) || lastWord(other) === lastWord(one))
  )
}

/** `when cold run over another 2 oz of butter`: one more, whatever was measured before. */
const MORE_OF_IT = /\b(?:another|a further|an extra) $/i

/** `Serve with oatcakes and a glass of milk.` */
const WITH_A_DRINK =
  /\b(?:serve|eat)\b[^.]*\b(?:with|and|alongside)\s+an? (?:(?:cold|long|cool|hot|big|small) )*(?:(?:glass|cup|pint|mug|bottle) of (?:cold |hot |good )*)?(?:beer|wine|milk|tea|coffee|cider|stout|sherry)\b/i

/** `In a mug put 2 teaspoons of cocoa` */
const IN_VESSEL = /\bin an? (?:mug|cup|glass|jar|tin|jug)\b(?! (?:of|full|and a))/i

/** `Make six wells and break an egg into each` */
const EACH_IN_ONE =
  /\b(\d{1,2}|two|three|four|five|six|eight)((?: \p{L}+)? (?:wells|hollows|holes|dips|nests|dents)\b[^.]{0,40}?\b(?:crack|break|drop) )an egg(?= (?:in|into|to) each\b)/iu

/** `Cut enough rhubarb to make six cups` */
const ENOUGH_FOR = new RegExp(
  String.raw`\benough (\p{L}[\p{L} ]{2,30}?) (?:to (?:make|give|fill|yield)|for) (${AMOUNT} ${UNIT})`,
  'iu',
)

function namedIn(told: string): string[] {
  const step = told.replace(EACH_IN_ONE, '$1$2$1 eggs').replace(ENOUGH_FOR, '$2 $1')
  const sentence = new FoodPhrases(step)
  const found: string[] = []
  let reached = 0
  for (const phrase of sentence.measured()) {
    if (phrase.start < reached || isNoAmount(step, phrase)) continue
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
    // `add two small ones`, of what no sentence names.
    if (ones === null) continue
    const behind = ones || (isAlone ? behindName(sentence, phrase) : '')
    // `an onion stuck with two cloves`
    const isSpice = isAlone && !/garlic/i.test(step)
    const said = behind || saidOf(step, phrase, found.at(-1)).replace(/[.\s]+$/, '')
    const isNamed =
      behind !== '' ||
      DEEP.test(said) ||
      (isSpice && /\bcloves$/.test(said)) ||
      isIngredient(said, phrase) ||
      isAdded(said, sentence.textBefore(phrase.start), phrase.foods.length > 0)
    if (!isNamed || isOnlyIfNeeded(said, step, phrase.start)) continue
    // `a fried egg on top, so 4 eggs`: the count it comes to.
    if (
      /,\s+(?:so|that is|i\.e\.|meaning)\s*$/i.test(sentence.textBefore(phrase.start)) &&
      isSameFood(found.at(-1), said)
    )
      found.pop()
    const isUnsaid = isForEach(step.slice(phrase.end)) || DEEP.test(said)
    found.push(isUnsaid ? nameWithoutCount(said) : said)
  }
  return found
}

/** `an egg for each person`, `a teaspoon of dripping in each hole`: how much it comes to is not said. */
const isForEach = (behind: string) =>
  /^\s(?:for|per|in|into) (?:each|every|(?<=per )\p{L}+)(?: \p{L}+)?|^\s(?:a head|apiece)\b|^\seach(?=[,.;]|\s(?:and|with)\b|$)/iu.test(
    behind,
  )

/** `half an inch of oil`: how deep it is says no amount. */
const DEEP =
  /^(?:\S+ ){0,3}(?:inch(?:es)?|cm|\d+cm) of (?:\p{L}+ )*(?:oil|lard|fat|dripping|butter|stock|milk)$/iu

function nameWithoutCount(said: string): string {
  return splitIngredient(said.replace(/^.*?\b(?:inch(?:es)?|cm) of /i, '')).ingredient
}

/** `as much grated Cheddar as it will take, about 200 g` */
function behindName(sentence: FoodPhrases, phrase: FoodPhrase): string {
  const measure = sentence.text.slice(phrase.start, phrase.end).replace(/[.\s]+$/, '')
  const named = sentence.before(phrase)
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
    !isMeasured &&
    !isEach &&
    (WEIGHED_ALONE.test(measure) ||
      (/^\d{1,2}$/.test(measure) && /^(?:[,.;]|$)/.test(sentence.text.slice(phrase.end))))
    ? `${measure}${CUT.test(measure.replace(/^\S+ /, '')) ? ' of' : ''} ${sentence.text.slice(named.start, named.end)}`
    : ''
}

const COUNTED_FIRST = /\b(?:one|two|three|four|five|six|eight|ten|twelve) /i
const WEIGHED_ALONE =
  /^(?:(?:about|around|roughly) )?(?:an? |half an? |(?:two|three|four|five|six|eight|ten) )?[\d.,/½¼¾ -]*(?:k?g|kilos?|oz|lbs?|pounds?|ounces?|ml|litres?|pints?|cups?|tablespoons?|tbsp|teaspoons?|tsp|bunch(?:es)?|tins?|cans?|cloves?|handfuls?|fillets|breasts|thighs|legs|steaks)$/i
const VESSEL_BEHIND =
  /^[\s-]+(?:tins?|pans?|trays?|dish(?:es)?|moulds?|molds?|cases|bowls?|skillets?|processor|blender|mixer|sheets?|racks?)\b(?! of\b)/i

/** `rub the butter into 8 oz of flour`, `add it to 4 egg whites`: what is measured there takes in the rest. */
function isPutInto(lead: string, said: string): boolean {
  const [, joint = ''] = /\b(into|between|to)$/i.exec(lead) ?? []
  if (joint === '' || (/^to$/i.test(joint) && COME_TO.test(lead))) return false
  if (WEIGHED_FIRST.test(said) || FILLED.test(lead)) return true
  return /^to$/i.test(joint) ? ADDED_TO.test(lead) : !MADE_INTO.test(lead)
}

const ADDED_TO = /\b(?:add|stir|put|tip|pour|whisk|beat|fold|mix|tossed?)\p{L}*\b[^.;,]* to$/iu

/** `shape it into 12 meatballs` */
const MADE_INTO =
  /\b(?:cut|slic|divid|shap|form|roll|chop|break|tear|split|separat|mou?ld|mak|turn|press|pat|halv|quarter|portion|cook|bak|squeez)\p{L}*\b[^.;]*$/iu

/** `reduce it to 200 ml of stock` */
const COME_TO = /\b(?:reduc\p{L}+|boil\p{L}*|down|up|comes?|amounts?|next|close)\b[^,.;]*$/iu

/** Whether a number says where or when, points at what was named before, or names another choice. */
function isNoAmount(step: string, { start, nameStart, end, foods }: FoodPhrase): boolean {
  if (WITH_A_DRINK.test(step.slice(Math.max(0, start - 60), start + 30))) return true
  if (IN_VESSEL.test(step.slice(Math.max(0, start - 5), start + 12))) return true
  const before = step.slice(Math.max(0, start - 30), start).trimEnd()
  // `rub the butter into 8 oz of flour` measures, `cut into 8 pieces` does not.
  const isInto = foods.length > 0 && isPutInto(step.slice(0, start).trimEnd(), step.slice(start, end))
  if (NO_AMOUNT_BEHIND.test(before) && !isInto) return true
  // `make a white sauce`
  const isOne = /^an? $/i.test(step.slice(start, nameStart))
  if (
    MADE_HERE.test(before) ? isOne || SHAPED.test(step.slice(start, end)) : isOne && SAID_TO_BE.test(before)
  )
    return true
  if (POINTED_AT.test(before) || SIZED_AS.test(before) || /\bor$/i.test(before)) return true
  const name = step.slice(nameStart, end)
  const isMore = /^(?:another|a further|an extra) /i.test(step.slice(start, end))
  if (
    PART_OF_IT.test(name) &&
    !isMore &&
    !BEST.test(step.slice(start, end)) &&
    !/\bladle\b(?!.*\bwater$)/.test(name)
  )
    return true
  // `until there is a crust`, `if you like a soft crust`
  if (
    /\b(?:until|till|if (?:you|they) (?:like|want|prefer|fancy))\b[^,;.]*$/i.test(step.slice(0, start)) &&
    nameStart - start < 4
  )
    return true
  // `180C fan`
  if (/^\d{2,3}\s?[CF](?![a-z])/.test(step.slice(start, end))) return true
  // `a 12-cup muffin tin`
  if (VESSEL_BEHIND.test(step.slice(end, end + 14))) return true
  return foods.length === 0 && end > nameStart && isInBrackets(step, start)
}

function isInBrackets(step: string, at: number): boolean {
  const before = step.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** `two bunches of parsley and one of mint` */
const ONE_OF_MANY =
  /(?<=spoon|cup|pound|ounce|handful|pint|sprig|clove|tin|can|slice)s$|(?<=bunch|pinch|dash)es$/i

/** The words of a phrase as a list has them; `one of vinegar`, behind tablespoons of something, is one more of those. */
function saidOf(step: string, { start, nameStart, end }: FoodPhrase, before: string | undefined): string {
  const said = step.slice(start, end)
  const [, count = '', name = ''] = /^(\d+|an?|one|two|three|four|half) of (.+)$/i.exec(said) ?? []
  const { unit } = splitIngredient(before ?? '')
  if (name !== '' && unit !== '' && unit !== COUNTABLE_UNIT && nameStart > start)
    return `${count} ${/^(?:1|an?|one|half)$/i.test(count) ? unit.replace(ONE_OF_MANY, '') : unit} ${name}`
  return said
    .replace(/^(an?|one) whole (?=\p{L}+ of )/iu, '$1 ')
    .replace(/^(?=(?:tin|can|jar|glass|packet|bag|dollop|squirt|thumb|spoonful) of )/i, '1 ')
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

/** A splash of something, or water, that is only for a case. */
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

/** `Spoon into eight taco shells` */
const FILLED = /\b(?:spoon|pile|stuff|tuck)\b[^.;]*into$/i
const WEIGHED_FIRST =
  /^(?:\d[\d.,/½¼¾]*|an?|one|two|three|four|half an?|[½¼¾])\s?(?:k?g|oz|lbs?|ml|l|litres?|pints?|cups?|ounces?|pounds?|grams?|tb?sps?|tablespoons?|teaspoons?)\s(?:of\s)?\p{L}/iu

/** `half a teaspoon each of salt, soda and ginger`: the same of each. */
function sharedAmong(
  sentence: FoodPhrases,
  { start, nameStart }: FoodPhrase,
): { ingredients: string[]; end: number } | null {
  const { text } = sentence
  const measure = text.slice(start, nameStart).trim()
  const [each = ''] = /^each(?: of)? /i.exec(text.slice(nameStart, nameStart + 10)) ?? []
  if (each === '') return null
  const names: string[] = []
  let at = nameStart + each.length
  for (let isLast = false; !isLast; ) {
    const { end } = sentence.nameFrom(at)
    if (end <= at) break
    names.push(text.slice(at, end))
    const [joint = ''] = /^(?:,? and |, )(?![\d]|an? )/.exec(text.slice(end, end + 8)) ?? []
    isLast = joint === '' || names.at(-2) === undefined ? joint === '' : / and $/.test(text.slice(at - 5, at))
    if (isLast) at = end
    else at = end + joint.length
  }
  return names.length > 1 ? { ingredients: names.map((name) => `${measure} ${name}`), end: at } : null
}

/** `Roast the beetroot: wrap four medium ones in foil`: the food before, so many of it; null where none is named, '' for other phrases. */
function onesOf(sentence: FoodPhrases, phrase: FoodPhrase): string | null {
  const { text } = sentence
  const isOnes = /^ ones\b/i.test(text.slice(phrase.end, phrase.end + 6))
  if (!isOnes) return ''
  const named = sentence.before(phrase)
  const isMeasured =
    named &&
    /(?:\d|\b(?:an?|of|two|three|four|five|six|eight))\s*$/i.test(sentence.textBefore(named.start, 20))
  return named && !isMeasured
    ? `${text.slice(phrase.start, phrase.end)} ${text.slice(named.start, named.end)}`
    : null
}

/** `Equal weights of onion and beef: a kilo of each`: the same of the foods named before. */
function ofEach(sentence: FoodPhrases, { start, nameStart, end }: FoodPhrase): string[] | null {
  const { text } = sentence
  if (!/^each$/i.test(text.slice(nameStart, end)) || /^\s(?:of\s)?\p{L}/u.test(text.slice(end))) return null
  const before = sentence.bare([]).filter((one) => one.end <= start)
  const [one, other] = before.slice(-2)
  if (!one || !other || !/^(?:,| and|, and)\s$/.test(text.slice(one.end, other.start))) return null
  const measure = text.slice(start, nameStart).trim()
  return [one, other].map((food) => `${measure} ${text.slice(food.start, food.end)}`)
}

function isIngredient(said: string, phrase: FoodPhrase): boolean {
  if (ONLY_VAGUE.test(said)) return isOneFood(said.replace(ONLY_VAGUE, ''))
  const { amount, unit, ingredient } = splitIngredient(said)
  if (amount === '' || unit === '' || NO_FOOD.test(ingredient)) return false
  // `a tray of hot water`
  if (/^trays?$/i.test(unit) && /water$/i.test(ingredient)) return false
  // `1 lb. Divide it`, `8 balls of 2 oz`
  if ((/^\p{Lu}/u.test(ingredient) && isTold(ingredient)) || /^\d(?!.* \p{L})/u.test(ingredient)) return false
  // `a pan`, `3 whistles` and `6 months` are no amounts, `half a lemon` and `a red onion` are.
  if (unit === COUNTABLE_UNIT) return isOneFood(ingredient) || CUT.test(ingredient)
  return WEIGHED.test(unit) || phrase.foods.length > 0 || /\sof\s/.test(said)
}

/** `fry 6 chicken schnitzels`: what is made of a food is put in as well, and not shaped out of it. */
const PUT_WHOLE = /\b(?:put|place|lay|arrange|tip|fry|bake|grill|roast|brown|heat|warm|steam)\s$/i

/** `add two big tatties`: what so many of are added is put in, whether the table knows it or not. */
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

/** What a balance or a jug says; what is taken by hand or out of a packet is of a food, or `of` something. */
const WEIGHED =
  /\b(?:tb?sps?|tablespoon\p{L}*|teaspoon\p{L}*|cups?|k?g|gr?m?s?|grams?|kilos?|m?l|cl|dl|litres?|liters?|oz|ounces?|lbs?|pounds?|pints?|quarts?)\b/iu

/** `red onion`, and no `potato masher`. */
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
