import { type ListedLine, shortName } from './shown-recipe.ts'

const KEEPS = /\b(?:left[- ]?overs?|what is left|spare|keeps?|freez\w+|make ahead|chill|good for)\b/i
const FOR_HOW_LONG = /\b(?:days|next day|weeks?|months?|fridge)\b/i

/**
 * Returns the tip about leftovers: the first that says how and for how long they keep; null when there is none.
 *
 * @param lines as they are cooked: a tip about what was swapped or left out does not apply
 */
export function leftoverTip(
  tips: readonly string[],
  lines: readonly Pick<ListedLine, 'instead' | 'isLeftOut' | 'ingredient'>[] = [],
): string | null {
  const gone = lines.flatMap(({ instead, isLeftOut, ingredient }) => {
    const before = instead?.ingredient ?? (isLeftOut ? ingredient : '')
    const noun = shortName(before).toLowerCase().split(' ').at(-1)
    return noun && (isLeftOut || before !== ingredient) ? [noun] : []
  })
  const isOfThisPot = (tip: string) =>
    !tip
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => gone.includes(word))
  return tips.find((tip) => KEEPS.test(tip) && FOR_HOW_LONG.test(tip) && isOfThisPot(tip)) ?? null
}
