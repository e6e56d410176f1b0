import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { isTold, isToldByPerson } from './line-looks.ts'

/** A remark on the preceding ingredient, not another ingredient. */
export const PREPARATION =
  /^(?:(?:all|both|each) )?(?:(?:very |finely|roughly|thinly|coarsely|freshly|lightly|well|about|at|to|for|in|or|plus|with|cut|if|not|each|preferably|ideally|peeled|skin|seeds?|more|as needed|made|cut|beaten|broken|room|cold|warm|hot|halved?|quartered|optional|divided|packed|torn|ripe|drained|rinsed|juice|zest)\b|\p{L}+ed\b|\p{L}+ly\b)/iu
/** Another measure of the same thing. */
const SAME_THING =
  /^(?:about|approx\.?|approximately|around|weighing|each|roughly|ca\.?|~|plus (?:extra|more))(?=\s|\d)/i
/** `cubed (about 2 cups)` */
const ABOUT_BEHIND = /\s*\((?:about|approx|around|roughly|~)[^()]*\)$/i
/** `skin removed (1 to 1½ pounds)` */
const BRACKETS_BEHIND = /\s*\([^()]*\)$/
/** `made up to 250ml` */
const MADE_TO = /^(?:made|cut|filled|topped) (?:up )?(?:to|into|with)\b/i
/** A part that is a time or a temperature. */
const COOKED = /^(?:(?:at|for|about) )?\d[\d–-]*\s?(?:°\s?)?(?:[CF]|degrees?|mins?|minutes?|hours?|hrs?)\.?$/i
/** `leaves separated`, `ends trimmed` */
const PART_PREPARED = /^\p{L}+ \p{L}+ed$/iu
/** The rest of an amount without a name. */
const NAMELESS = /^(?:\d[\d.,/]*[\s-]*\p{L}{0,2}|\P{L}*)\.?$/u
/** A longer one is not a list. */
const MAX_SENTENCE_LENGTH = 4_000
/** `200 g flour / 2 eggs / 300 ml milk` */
const SLASH = /\s+\/\s+(?![^(]*\))/
/** `and` before an amount, never the one inside `1 and 1/2`. */
const AND_AMOUNT =
  /(?<!\bhalf)\s+(?:and|&|\+)\s+(?!(?:(?<=\d\s+and\s+)a (?:half|quarter)\b|a (?:half|quarter)(?: of (?!an?\b)| ?\(|$)))(?=(?:(?:about|around|roughly|approx\.?)(?= ?\d)|another|the (?:juice|zest)|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some|(?:loads|lots|plenty) of)\b|[\d½¼¾⅓⅔⅛])(?![^(]*\))/iu

/**
 * Splits a list written as one sentence (`2 eggs, 1 cup milk, chopped parsley and a pinch of salt`) into ingredients;
 * null for a line that is one ingredient. Preparation stays with its ingredient.
 */
export function splitIngredientSentence(line: string): string[] | null {
  if (line.length > MAX_SENTENCE_LENGTH) return null
  const each = splitEach(line)
  if (each) return each
  const parts = line
    .replace(/\.$/, '')
    .split(line.split(SLASH).length > 2 ? SLASH : /(?:,(?!\d)|;)(?![^(]*\))\s*/)
    .flatMap((part, at, all) => (at > 1 && at === all.length - 1 ? splitLast(part) : [part]))
    .flatMap((part) => splitEach(part.trim()) ?? splitAnd(part.trim()))
    .filter((part) => part !== '')
  const [first = ''] = parts
  // `Combine flour, sugar and 2 eggs; set aside.` is an instruction.
  if (isToldByPerson(line) && splitIngredient(first).amount === '') return null
  if (parts.filter((part) => isTold(part) && splitIngredient(part).amount === '').length > 1) return null
  const isMeasured = (part: string) =>
    splitIngredient(part.replace(PREPARATION.test(part) ? BRACKETS_BEHIND : ABOUT_BEHIND, '')).amount !==
      '' && !(MADE_TO.test(part) || isSameThing(part) || isMore(part) || isSomePrepared(part))
  // `All of it on a tray, 200C, 20 mins` describes the cooking.
  if (parts.some((part) => COOKED.test(part))) return null
  // `One 28-oz and one 15-oz can` is one ingredient, and so is `200 g / 7 oz`.
  if (parts.some((part) => isMeasured(part) && NAMELESS.test(splitIngredient(part).ingredient))) return null
  const measured = parts.filter(isMeasured).length
  const separators = line.match(/;/g)?.length ?? 0
  if (measured < 2 && separators < 2) return null
  const ingredients: string[] = []
  for (const part of parts) {
    const before = ingredients.pop()
    if (before === undefined) ingredients.push(part)
    else if (isMore(part)) ingredients.push(`${before}, plus ${part}`)
    else if (!isMeasured(part) && (isSameThing(part) || isPreparation(part) || isSomePrepared(part)))
      ingredients.push(`${before}, ${part}`)
    else ingredients.push(before, part)
  }
  return ingredients.length > 1 ? ingredients : null
}

/** Whether a part is the same food measured again: `about 2 cups`, but not `about 100 g butter`. */
function isSameThing(part: string): boolean {
  const { ingredient, amount } = splitIngredient(part)
  return SAME_THING.test(part) && !(amount !== '' && findFood(ingredient) !== null)
}

/** `hot water`, unlike cold butter. */
const WARMED = /^(?:hot|cold|warm|boiling|iced?) \p{L}/iu

function isPreparation(part: string): boolean {
  if (WARMED.test(part) && findFood(part) !== null) return false
  if (PART_PREPARED.test(part) && findFood(part) === null) return true
  return PREPARATION.test(part) && !isPrepared(part)
}

/** Whether a part is another food that begins with its preparation: `chopped fresh parsley`. */
function isPrepared(part: string): boolean {
  return PREPARED.test(part) && findFood(part) !== null
}

const PREPARED =
  /^(?:\p{L}+ly )?(?:\p{L}+ed|ground) (?!(?:and|or|in|into|to|with|for|if|on|from|off|of|but)\b)(?!.*\b(?:zest|juice|rind|peel|skin|seeds?|halves|pieces|chunks|slices)\b)(?:\p{L}+ ?){1,6}$/iu

const SERVED_WITH =
  /^(?:to (?:serve|finish|garnish|top|decorate)|toppings?|garnish|for (?:the|serving)\b.*)(?:\s\(optional\))?$/i

/** Splits the foods after `To serve:`, named without amounts; null for other lines. */
export function splitNamed(name: string, said: string): string[] | null {
  const things = said.replace(/\.$/, '').split(/,\s*(?:and\s+)?|\s+(?:and|&)\s+/)
  return SERVED_WITH.test(name) &&
    things.length > 1 &&
    things.filter((thing) => findFood(thing) !== null).length * 2 > things.length
    ? things
    : null
}

/** Whether a part is the preparation of some of them: `2 lemons, 1 sliced, 1 juiced`. */
function isSomePrepared(part: string): boolean {
  const { unit, ingredient } = splitIngredient(part)
  return unit === COUNTABLE_UNIT && PREPARED_ALONE.test(ingredient) && findFood(ingredient) === null
}

const PREPARED_ALONE =
  /^(?:(?:\p{L}+ly )?(?:\p{L}+ed|cut|left whole)|for)(?:\s(?:and|into|in|for|to)\s[\p{L}\s]{2,30})?$/iu

/** Splits `½ tsp each salt and pepper`, the same amount of several; null for other lines. */
function splitEach(line: string): string[] | null {
  const [, amount = '', names = ''] = /^(.{1,30}?)\s+(?:each|ea\.)(?:\s+of)?:?\s+(.+)$/i.exec(line) ?? []
  const things = names.split(/,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+/).filter((name) => name !== '')
  const { ingredient, amount: count } = splitIngredient(`${amount} salt`)
  const isSame = count !== '' && ingredient === 'salt' && things.length > 1
  return isSame && things.every((thing) => findFood(thing) !== null && splitIngredient(thing).amount === '')
    ? things.map((thing) => `${amount} ${thing}`)
    : null
}

/** Whether a part is more of the preceding ingredient: `2 tbsp for dusting`. */
function isMore(part: string): boolean {
  const { amount, ingredient } = splitIngredient(part)
  return amount !== '' && /^(?:(?:for|to) \p{L}|(?:more|extra)(?:$|,|\s(?:for|to)\b))/iu.test(ingredient)
}

/** One food whose name contains two. */
const NAMED_AS_TWO =
  /\b(?:half and half|mac(?:aroni)? and cheese|(?:pork|franks) and beans|cookies and cream)$/i

/** Splits the end of a list whose last ingredient has no amount: `…, 4 cloves garlic and fresh coriander`. */
function splitLast(part: string): string[] {
  const [, listed = '', last = ''] =
    /^(.+?)\s+and\s+((?:\p{L}+ ){0,2}\p{L}+(?: to \p{L}+)?)$/u.exec(part) ?? []
  const areTwo = splitIngredient(listed).amount !== '' && findFood(listed) !== null && findFood(last) !== null
  return areTwo && !NAMED_AS_TWO.test(part) ? [listed, last] : [part]
}

function splitAnd(part: string): string[] {
  const bare = part.replace(/^(?:(?:and|plus|then|also|finally)\s+)+/i, '')
  return bare.split(AND_AMOUNT).flatMap((said, index, all) => {
    const one = said.replace(/^the (?=juice|zest)/i, '').replace(/^another (?=\d|half\b)/i, '')
    // `1 and 1/2 cups` is one amount.
    if (index === 0 && all.length > 1 && /^\d+$/.test(one)) return [`${one} ${all.slice(1).join(' ')}`]
    return index > 0 && /^\d+$/.test(all[0] ?? '') ? [] : [one.trim()]
  })
}
