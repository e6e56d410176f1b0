import type { Avoidable } from '../content/avoidables.ts'
import { joinWords } from '../items/labels.ts'
import { type ListedLine, type ListedRecipe, shortName } from './shown-recipe.ts'

/**
 * Describes what a variation changes, in a sentence or two: `Autumn: squash for beetroot, without granola, with
 * walnuts.` Also says which of its additions are left out because they are avoided (TOOL-AVOID-1).
 */
export function explainVariation({ lines, steps }: ListedRecipe, name: string): string {
  const changed = lines.filter(({ changedBy }) => changedBy === 'variation')
  const replaced = changed.flatMap(({ isLeftOut, instead, ingredient }) =>
    !isLeftOut && instead && instead.ingredient !== ingredient
      ? [`${shortName(ingredient)} for ${shortName(instead.ingredient)}`]
      : [],
  )
  const leftOut = namesOf(changed.filter(({ isLeftOut }) => isLeftOut))
  const added = namesOf(changed.filter(({ index }) => index === null))
  const said = [
    ...replaced,
    ...(leftOut.length > 0 ? [`without ${joinWords(leftOut, 'or')}`] : []),
    ...(added.length > 0 ? [`with ${joinWords(added, 'and')}`] : []),
  ]
  const amounts = changed.length > 0 ? 'other amounts' : null
  const otherSteps = steps.some(({ isChanged }) => isChanged) ? 'other steps' : null
  const what = said.length > 0 ? said.join(', ') : [amounts, otherSteps].filter((part) => part).join(', ')
  const keptOut = lines.filter(isKeptOut)
  const reasons = [...new Set(keptOut.map(({ changedBy }) => String(changedBy)))]
  return [
    `${name}: ${what || 'as written'}.`,
    ...(keptOut.length > 0
      ? [
          `Left out of it, because you avoid ${joinWords(reasons, 'and')}: ${joinWords(namesOf(keptOut), 'and')}.`,
        ]
      : []),
  ].join(' ')
}

/** The remark on a list with a line for which no food was found (DIET-UNKNOWN-1). */
const NOT_ALL_KNOWN = 'Not everything in this list is known to us'

/** Describes what avoiding something changes. It never claims that a dish is free of anything. */
export function explainAvoided(
  { lines, swapped, unsolved, hasUnknown }: ListedRecipe,
  avoid: readonly Avoidable[],
): string {
  const swaps = lines.filter(
    ({ changedBy, index }) => changedBy !== null && changedBy !== 'variation' && index !== null,
  )
  const maybe = avoid.filter((avoidable) => lines.some((line) => line.maybe.includes(avoidable)))
  const unnamed = avoid.filter(
    (avoidable) =>
      !swapped.includes(avoidable) && !unsolved.includes(avoidable) && !maybe.includes(avoidable),
  )
  return [
    ...(swaps.length > 0
      ? [`${swaps.length} ${swaps.length === 1 ? 'ingredient' : 'ingredients'} swapped.`]
      : []),
    ...(lines.some(isKeptOut) ? ['The variation is adjusted.'] : []),
    ...(unsolved.length > 0 ? [`Still contains ${joinWords(unsolved, 'and')}.`] : []),
    ...(maybe.length > 0 ? [`May contain ${joinWords(maybe, 'and')}.`] : []),
    ...(unnamed.length > 0 ? [`The list names no ${joinWords(unnamed, 'or')}.`] : []),
    ...(hasUnknown ? [`${NOT_ALL_KNOWN}.`] : []),
    'Always read the packet too.',
  ].join(' ')
}

/** Whether a line that a variation would add is left out. */
function isKeptOut({ index, isLeftOut }: ListedLine): boolean {
  return index === null && isLeftOut
}

function namesOf(lines: readonly ListedLine[]): string[] {
  return lines.map(({ ingredient }) => shortName(ingredient))
}
