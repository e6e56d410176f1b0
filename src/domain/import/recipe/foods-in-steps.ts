import { findFood } from '../../kitchen/foods/find-food.ts'
import { type FoodPhrase, FoodPhrases } from './food-phrases.ts'
import { isTold } from './line-looks.ts'

// Foods that the steps of a recipe without a list add without an amount (RIMPORT-TEXT-5).

/** Words between the verb and the food that say how much, or onto what. */
const PUT_WITH =
  /\b(?:season|sprinkl|scatter|dust|dredg|dott?|drizzl|garnish|finish|flavou?r|rubb?|brush|strew|spic|shower|topp?|fill|stuff|cover|smear|spread|dress|toss|greas|coat|mix|combin|blend|whisk|layer|marinat|deglaz|loosen|thicken|sweeten|smother|drench|anoint)(?:e|ed|d|ing|s|es)?\b(?:(?!\b(?:and then|then|serve|eat)\b)[^.;:]){0,40}?\bwith\s+$/i
const PUT_ON =
  /\b(?:(?:grate|grind|sift|snip|shave|tear|sprinkle|scatter|drizzle|trickle|dollop|swirl|shake|crumble|squeeze|dust|strew)(?:d|s)?(?: (?:over|on|in|through))?|add(?:ed|ing|s)?(?: (?:in|also))?|(?:stir|mix|fold|throw|whisk|toss|tip|put|beat|put|spread|spoon|pour|pile|lay)(?:s|red|ed|ped)? (?:in|on|over|through))\s+$/i
/** `Cut ripe tomatoes into wedges` */
const PREPARED =
  /(?:^|[.;:] |, |\b(?:and|then) )(?:chop|cut|slice|dice|mince|shred|peel|trim|halve|quarter|crush|mash|crack|beat|rinse|soak|toast|flake|thinly slice|finely chop) $/i
const FRIED_IN =
  /\b(?:fry|fried|saut[eé](?:ed)?|brown(?:ed)?|soften(?:ed)?|sweat(?:ed)?|toast(?:ed)?|cook(?:ed)?)\b[^.;]{0,80}? in\s+$|\bheat(?:ed)?\s+$/i
const POACHED_IN = /\b(?:poach|simmer|braise|cook|boil|soak|steep)(?:ed|d)?\b[^.;]{0,60}? in\s+$/i
const LIQUID = /(?:milk|stock|broth|wine|cider|beer|stout|cream)$/i
const DIPPED_IN =
  /\b(?:dip|coat|roll|dredge|toss|marinat)(?:p?ed|e)?\b(?: [\p{L}\d]+){0,4}?(?:,? then)? in(?:to)?\s+$/iu
const FAT = /(?:oil|butter|ghee|lard|dripping|margarine)$/i
/** Added without a verb: `parsley on top`, `salt to taste`. */
const PUT_BEHIND =
  /^\s+(?:to taste|(?:all )?(?:on|over) (?:the )?top|into the \p{L}+|at the end|at the table|to finish)\b/iu
/** `, salt and a little pepper`: continues an enumeration of added foods. */
const GOES_ON =
  /^(?: (?:\p{L}+ed|cut|torn|broken)(?: \p{L}+ly| fine| small| thin)?)?(?:\s*\([^()]*\))?(?:, \p{Ll}+(?=,))?(?:,|,? and|,? plus|,? then| &| \+)\s+(?:(?:a )?(?:little|plenty of|lots of|bit of|some|more|extra) )?$/iu
/** `the butter`, `your salt`: mentioned before, or something else; `or oil` is an alternative. */
const POINTED_AT =
  /(?:^|[\s(])(?:the|your|its|this|these|that|those|my|each|all|both|no|not|without|any|remaining|reserved|rest of|half|of|or|an?)\s+$/i
const SALT_AND_PEPPER = /^salt$/i
/** Not a food's name: `Serve with oatcakes`, `top with whatever you like`. */
const NO_NAME =
  /\b(?:whatever|whichever|anything|something|lid|toppings?|trimmings|veg|leftovers?|wash|mixture|batter|dough|sauce|dressing|filling|icing|glaze|topping|crumbs|crumble|pastry)$/i
const BOTTLED =
  /^(?:\p{L}+ )?(?:soy|hot|fish|oyster|hoisin|chilli|chili|worcester(?:shire)?|tabasco|tamari|sriracha|brown|tomato|pasta|pizza|barbecue|bbq|cranberry|mint|apple|plum) sauce$/iu
const VAGUE_FIRST = /^(?:a )?(?:little|plenty of|lots of|bit of|some|more|extra) /i
/** Seasonings: listed only once, however often the steps mention them. */
export const SEASONED =
  /^(?:(?:a |some |good |sea |black |white |fresh(?:ly)? |ground |cracked |coarse |flaky )*)(?:salt|pepper)$/i
/** Water is not bought. */
const NOT_BOUGHT = new Set(['water', 'kitchenware'])

/**
 * Returns the foods each step adds without an amount.
 *
 * @param steps the method; '' for a line that is not part of it
 * @param listed the names of the ingredients already listed anywhere
 */
export function foodsWithoutAmount(steps: readonly string[], listed: readonly string[]): string[][] {
  const known = listed.map((name) => name.toLowerCase().replace(VAGUE_FIRST, ''))
  return steps.map((step) =>
    foodsPutIn(new FoodPhrases(step)).flatMap((thing) => {
      const name = thing.replace(VAGUE_FIRST, '')
      if (!isFood(name) || isKnown(name, known)) return []
      known.push(name.toLowerCase())
      return [name]
    }),
  )
}

/** Returns the foods a sentence adds, recognized by the verb, by the position, or as the continuation of an enumeration. */
function foodsPutIn(sentence: FoodPhrases): string[] {
  const { text } = sentence
  const measured = sentence.measured().filter(({ foods }) => foods.length > 0)
  const all = [...measured, ...sentence.bare(measured)].toSorted((one, other) => one.start - other.start)
  const found: string[] = []
  let end = 0
  let isPut = false
  for (const [at, phrase] of all.entries()) {
    const isMeasured = measured.includes(phrase)
    const lead = sentence.textBefore(phrase.start)
    const goesOn: boolean = isPut && GOES_ON.test(text.slice(end, phrase.start))
    isPut = isMeasured || goesOn || isPutIn(text, lead, phrase) || isSeasoning(text, phrase, all[at + 1])
    end = phrase.end
    const said = text.slice(phrase.start, end)
    const isVerb = /^\s+(?:it|them|the|both|each|an?)\b/i.test(text.slice(phrase.end, phrase.end + 6))
    if (
      !isMeasured &&
      isPut &&
      !isVerb &&
      (BEST.test(said) || !POINTED_AT.test(lead.replace(LITTLE_LAST, ''))) &&
      !isInBrackets(text, phrase.start)
    )
      found.push(said.replace(BEST, ''))
  }
  return found
}

const LITTLE_LAST = /(?:a )?(?:little|plenty of|lots of|bit of|some|more|extra) $/i

function isPutIn(text: string, lead: string, { start, end }: FoodPhrase): boolean {
  const before = lead.replace(LITTLE_LAST, '').replace(/\b(?:the|your|some)\s+$/i, '')
  if (PUT_WITH.test(before) || PUT_ON.test(before) || PREPARED.test(before)) return true
  if (/\b(?:serve|eat)\b[^.;]*$/i.test(before)) return false
  if (POACHED_IN.test(before) && LIQUID.test(text.slice(start, end))) return true
  return (
    DIPPED_IN.test(before) ||
    (FRIED_IN.test(before) && FAT.test(text.slice(start, end))) ||
    PUT_BEHIND.test(text.slice(end, end + 30))
  )
}

/** `your best olive oil` */
const BEST = /^(?:best|nicest|favourite) /i

/** Whether salt is followed by pepper: `toss with the oil, salt and black pepper`. */
function isSeasoning(text: string, phrase: FoodPhrase, next: FoodPhrase | undefined): boolean {
  return (
    next !== undefined &&
    SALT_AND_PEPPER.test(text.slice(phrase.start, phrase.end)) &&
    /pepper$/i.test(text.slice(next.start, next.end)) &&
    /^ and $/.test(text.slice(phrase.end, next.start))
  )
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
}

function isFood(name: string): boolean {
  const id = findFood(name)?.food.id
  if (id === undefined || NOT_BOUGHT.has(id)) return false
  // `top with cheese and toast`, unlike `stir in cream`
  return BOTTLED.test(name) || /^cream$/i.test(name) || !(NO_NAME.test(name) || isTold(name))
}

/** Whether a food is among those listed, by itself or within a longer name. */
function isKnown(name: string, known: readonly string[]): boolean {
  if (SEASONED.test(name)) {
    const last = lastWord(name)
    return known.some((one) => SEASONED.test(one) && lastWord(one) === last)
  }
  // The yolks of the listed eggs.
  if (/^(?:egg )?(?:yolk|white)s?$/i.test(name) && known.some((one) => findFood(one)?.food.id === 'egg'))
    return true
  const id = findFood(name)?.food.id
  // Leaves of another plant are a different food.
  const stem = stemOf(
    lastWord(name.replace(/(?<=\p{L}) (?:leaves|seeds|powder|flakes|cloves|sprigs)$/iu, '')),
  )
  // The juice of a listed lemon.
  const [, fruit = ''] = /(\p{L}+) (?:juice|zest|rind)$/iu.exec(name) ?? []
  if (
    fruit !== '' &&
    known.some((one) => new RegExp(String.raw`\b${fruit.toLowerCase()}s?(?:,|$)`).test(one))
  )
    return true
  // `coriander leaves` are not the ground coriander.
  const isSpiceOf = (word: string | undefined) => LEAVES.test(name) && DRY.test(word ?? '')
  // `icing sugar` is not the caster sugar.
  if (name.includes(' ') && MADE_OF_IT.test(lastWord(name)))
    return known.some((one) => findFood(one)?.food.id === id || one.includes(name.toLowerCase()))
  // `spring onions` are not the onions, whereas `coriander leaves` are coriander.
  if (isOfSeveralWords(name)) return known.some((one) => findFood(one)?.food.id === id)
  return known.some(
    (one) =>
      (findFood(one)?.food.id === id && !SEASONED.test(one)) ||
      one
        .split(/[^\p{L}'’-]+/u)
        .some(
          (word, at, words) =>
            stemOf(word) === stem && !MADE_OF_IT.test(words[at + 1] ?? '') && !isSpiceOf(words[at - 1]),
        ),
  )
}

/** Whether the table itself has a food under several words, so that the last word alone is another food. */
function isOfSeveralWords(name: string): boolean {
  const food = findFood(name)
  const last = findFood(lastWord(name))
  return (
    food !== null &&
    last !== null &&
    name.slice(food.start, food.end).includes(' ') &&
    food.food.id !== last.food.id
  )
}

const DRY = /^(?:ground|dried)$/i
const LEAVES = / (?:leaves|sprigs|fronds)$/i
/** `coriander seeds` are not coriander. */
const MADE_OF_IT =
  /^(?:powder|seeds?|paste|stock|sauce|oil|juice|flour|sugar|milk|cream|vinegar|wine|bread|crumbs)$/i
const lastWord = (name: string) => name.toLowerCase().split(' ').at(-1) ?? ''
const stemOf = (word: string) => word.replace(/(?:ies|y)$/, 'i').replace(/(?:oes|es|s|o|e)$/, '')
