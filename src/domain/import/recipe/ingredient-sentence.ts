import { splitIngredient } from '../../content/pasted-recipe.ts'
import { isTold } from './line-looks.ts'

/** What is said of the ingredient before it, not another one. */
const PREPARATION =
  /^(?:(?:very |finely|roughly|thinly|coarsely|freshly|lightly|well|about|at|to|for|in|or|plus|with|cut|if|not|each|preferably|ideally|peeled|skin|seeds?|room|cold|warm|hot|halved?|quartered|optional|divided|packed|torn|ripe|drained|rinsed|juice|zest)\b|\p{L}+ed\b|\p{L}+ly\b)/iu
/** Another measure of the same thing. */
const SAME_THING =
  /^(?:about|approx\.?|approximately|around|weighing|each|roughly|ca\.?|~|plus (?:extra|more))(?=\s|\d)/i
/** What is left of an amount that is of nothing. */
const NAMELESS = /^(?:\d[\d.,/]*[\s-]*\p{L}{0,2}|\P{L}*)\.?$/u
/** A longer one is no list. */
const MAX_SENTENCE_LENGTH = 4_000
/** `200 g flour / 2 eggs / 300 ml milk` */
const SLASH = /\s+\/\s+(?![^(]*\))/
/** `and` before an amount, never the one inside `1 and 1/2`. */
const AND_AMOUNT =
  /\s+(?:and|plus|&|\+)\s+(?=(?:the (?:juice|zest)|an?|half|one|two|three|four|five|six|some)\b|[\d½¼¾⅓⅔⅛])(?![^(]*\))/iu

/**
 * The ingredients of a list written as one sentence (`2 eggs, 1 cup milk, chopped parsley and a pinch of salt`); null for
 * a line that is one ingredient. What only says how something is prepared stays with it.
 */
export function splitIngredientSentence(line: string): string[] | null {
  if (line.length > MAX_SENTENCE_LENGTH) return null
  const parts = line
    .replace(/\.$/, '')
    .split(line.split(SLASH).length > 2 ? SLASH : /[,;](?![^(]*\))(?!\d)\s*/)
    .flatMap((part) => splitAnd(part.trim()))
    .filter((part) => part !== '')
  const [first = ''] = parts
  // `Combine flour, sugar and 2 eggs; set aside.` tells what to do.
  if (isTold(line) && splitIngredient(first).amount === '') return null
  const isMeasured = (part: string) => splitIngredient(part).amount !== '' && !SAME_THING.test(part)
  // `One 28-oz and one 15-oz can` is one, `200 g / 7 oz` too.
  if (parts.some((part) => isMeasured(part) && NAMELESS.test(splitIngredient(part).ingredient))) return null
  const measured = parts.filter(isMeasured).length
  const separators = line.match(/;/g)?.length ?? 0
  if (measured < 2 && separators < 2) return null
  const ingredients: string[] = []
  for (const part of parts) {
    const before = ingredients.pop()
    if (before === undefined) ingredients.push(part)
    else if (!isMeasured(part) && (SAME_THING.test(part) || PREPARATION.test(part)))
      ingredients.push(`${before}, ${part}`)
    else ingredients.push(before, part)
  }
  return ingredients.length > 1 ? ingredients : null
}

function splitAnd(part: string): string[] {
  const bare = part.replace(/^(?:and|plus)\s+/i, '')
  return bare.split(AND_AMOUNT).flatMap((said, index, all) => {
    const one = said.replace(/^the (?=juice|zest)/i, '')
    // `1 and 1/2 cups` is one amount.
    if (index === 0 && all.length > 1 && /^\d+$/.test(one)) return [`${one} ${all.slice(1).join(' ')}`]
    return index > 0 && /^\d+$/.test(all[0] ?? '') ? [] : [one.trim()]
  })
}
