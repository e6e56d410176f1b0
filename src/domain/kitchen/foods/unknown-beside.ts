import { isDescriptor, isOrdinary } from './descriptors.ts'
import { dishIndex } from './dishes.ts'
import type { Food } from './food.ts'
import type { Word } from './food-words.ts'
import { madeWithout } from './made-without.ts'
import { foodTable } from './read-food-table.ts'
import { findNames, jointOf, type NameMatch } from './recognize.ts'

/** What is said of the food itself rather than of another: `or the real thing`, `with their leaves`, `and left whole`. */
const OF_THE_FOOD = new Set(
  'thing stuff kind one sort version variety type blend left part juice zest green their own its whatever whichever you have find get otherwise deal little lot bit glug as required needed desired preferred liked more less taste add use refer see notes recipe cold soft hot large small big butt around about approximately roughly cup tablespoon tbsp teaspoon tsp ounce oz gram pound then set aside keep reserve pat out squeeze wash rinse soak chop slice grate'.split(
    ' ',
  ),
)

/**
 * Whether something is joined to a food that no table knows: `butter or zhug`, `rice with kuku`. What is in that is
 * not known, and then nothing is said to be free of anything.
 *
 * @param head the name of the food that the line is of
 */
export function hasUnknownBeside(words: readonly Word[], head: NameMatch<Food>): boolean {
  if (!words.some(({ key }) => joins(key))) return false
  const named = new Set(
    [head, ...findNames(words, foodTable().index), ...findNames(words, dishIndex())].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  )
  return words.some(({ key, isInParentheses }, at) => {
    if (named.has(at) || !joins(key)) return false
    const others = words.slice(at + 1)
    const end = others.findIndex(
      (word) => word.isSeparated || jointOf(word.key) !== null || word.isInParentheses !== isInParentheses,
    )
    const clause = others.slice(0, end === -1 ? undefined : end)
    if (clause.some((_, place) => named.has(at + 1 + place))) return false
    return !clause.every((word) => isDescriptor(word.key) || saysNoFood(word.key))
  })
}

function joins(key: string): boolean {
  const joint = jointOf(key)
  return key === 'with' || joint === 'or' || joint === 'and'
}

function saysNoFood(key: string): boolean {
  return OF_THE_FOOD.has(key) || isOrdinary(key) || madeWithout(key) !== undefined
}
