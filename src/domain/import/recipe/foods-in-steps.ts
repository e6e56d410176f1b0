import { findFood } from '../../kitchen/foods/find-food.ts'
import { isTold } from './line-looks.ts'

// Foods that the steps of a recipe without a list put in or on without an amount (RIMPORT-TEXT-5).

const WORD = String.raw`\p{Ll}[\p{L}'’-]*`
/** `salt`, `freshly ground black pepper`, `lots of paprika` */
const THING = String.raw`(?:(?:a |some )?(?:little|plenty of|lots of|bit of|some|more|extra) )?(?!(?:the|an?|your|its?|them|this|that|these|those|both|each|all|half|everything|season|sprinkle|scatter|dust|dot|drizzle|garnish|finish|serve|brush|top|rub)\b)${WORD}(?: (?!(?:and|or|to|over|on|onto|in|into|for|until|with|just|before|at|if|when|while|as|all|from|then)\b)${WORD}){0,3}`
const THINGS = `${THING}(?:, ${THING}){0,8}(?:,? and ${THING})?`
/** What is said of how much, or on what, between the verb and `with`. */
const ON_IT = String.raw`(?:\s(?:it|them|everything|all|the (?:top|tops|whole thing|lot|${WORD})|each(?: one)?|well|generously|lightly|liberally|to taste|over|off)){0,3}`
const PUT_WITH = new RegExp(
  String.raw`\b(?:season|sprinkle|scatter|dust|dredge|dot|drizzle|garnish|finish|flavou?r|rub|brush|strew|spice|shower|top)${ON_IT} with (${THINGS})`,
  'giu',
)
const PUT_OVER = new RegExp(
  String.raw`\b(?:grate|grind|sprinkle|scatter|drizzle|shake|crumble|squeeze|dust|strew)(?: (?:over|on|in))? (${THINGS})(?= (?:all )?(?:over|on|onto|into|in)\b|\s*(?:[.;,!]|$))`,
  'giu',
)
const PUT_IN = new RegExp(
  String.raw`\b(?:add|stir in|mix in|fold in|throw in|whisk in|toss in) (${THINGS})(?=\s*(?:[.;,!]|$)| (?:to|and|until|over|on|in|into|if|when|then|for)\b)`,
  'giu',
)
/** Without a verb of its own: `toss with the oil, salt and black pepper` */
const SEASONING = /\b(salt and (?:\p{L}+ ){0,3}?pepper)\b/giu
/** `Fry spoonfuls in olive oil`, `heat oil in a pan` */
const FRIED_IN =
  /\b(?:(?:fry|saut[eé]|brown|soften|sweat|cook)\b[^.;,]{0,40}? in|heat) ((?:(?!the |an? |that |this |your |its |half )\p{Ll}+ ){0,2}(?:oil|butter|ghee|lard|dripping|margarine))(?= (?:and|in|for|until|over|on|with)\b|\s*(?:[.,;]|$))/giu
const PATTERNS = [PUT_WITH, PUT_OVER, PUT_IN, FRIED_IN, SEASONING]
/** `Serve with oatcakes`, `top with whatever you like` */
const NO_NAME =
  /\b(?:whatever|whichever|anything|something|lid|toppings?|trimmings|veg|leftovers?|wash|mixture|batter|dough|sauce|dressing|filling|icing|glaze|topping|crumbs|crumble|pastry)$/i
const BOTTLED =
  /^(?:\p{L}+ )?(?:soy|hot|fish|oyster|hoisin|chilli|chili|worcester(?:shire)?|tabasco|tamari|sriracha|brown) sauce$/iu
const VAGUE_FIRST = /^(?:a )?(?:little|plenty of|lots of|bit of|some|more|extra) /i
/** What everything is seasoned with: named once, whatever the steps say of it. */
const SEASONED =
  /^(?:(?:a |some |good |sea |black |white |fresh(?:ly)? |ground |cracked |coarse |flaky )*)(?:salt|pepper)$/i
/** Of water nothing is bought. */
const NOT_BOUGHT = new Set(['water', 'kitchenware'])

/**
 * The foods each step puts in or on without an amount.
 *
 * @param steps the method; '' for what is none of it
 * @param listed the names of what is listed already, from anywhere in it
 */
export function foodsWithoutAmount(steps: readonly string[], listed: readonly string[]): string[][] {
  const known = listed.map((name) => name.toLowerCase().replace(VAGUE_FIRST, ''))
  return steps.map((step) => {
    const found = PATTERNS.flatMap((pattern) => [...step.matchAll(pattern)])
      .toSorted((one, other) => one.index - other.index)
      .flatMap(([, things = '']) => things.split(/,? and |, /))
      .map((thing) => thing.replace(/^and /, '').trim())
    return found.flatMap((thing) => {
      const name = thing.replace(VAGUE_FIRST, '')
      if (!isFood(name) || isKnown(name, known)) return []
      known.push(name.toLowerCase())
      return [name]
    })
  })
}

function isFood(name: string): boolean {
  const id = findFood(name)?.food.id
  if (id === undefined || NOT_BOUGHT.has(id)) return false
  // `top with cheese and toast`, unlike `stir in cream`
  return BOTTLED.test(name) || /^cream$/i.test(name) || !(NO_NAME.test(name) || isTold(name))
}

/** Whether a food is among those listed: as itself, or as one of a longer name. */
function isKnown(name: string, known: readonly string[]): boolean {
  if (SEASONED.test(name)) {
    const last = lastWord(name)
    return known.some((one) => SEASONED.test(one) && lastWord(one) === last)
  }
  const id = findFood(name)?.food.id
  const stem = stemOf(lastWord(name))
  return known.some(
    (one) =>
      (findFood(one)?.food.id === id && !SEASONED.test(one)) ||
      one.split(/[^\p{L}'’-]+/u).some((word) => stemOf(word) === stem),
  )
}

const lastWord = (name: string) => name.toLowerCase().split(' ').at(-1) ?? ''
const stemOf = (word: string) => word.replace(/(?:ies|y|oes|es|s|o|e)$/, '')
