import { AVOIDABLES, type Avoidable } from '../content/avoidables.ts'
import { avoidablesOfAllergens } from './avoid.ts'

/**
 * What breaks each diet, as `contentsBreaking` has it, which a test holds: written out, so that no page loads what is known
 * of contents.
 */
const BREAKING: Readonly<Record<string, readonly Avoidable[]>> = {
  vegan: ['dairy', 'egg', 'fish', 'meat'],
  vegetarian: ['fish', 'meat'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
}

/** What no list of allergens tells of, however complete it is. */
const NO_ALLERGENS: ReadonlySet<Avoidable> = new Set(['meat'])

/**
 * What the coach says is not in a recipe, for the lines of which nothing is known (DIET-UNKNOWN-1): a tag of a diet
 * rules out what breaks it, a list of allergens that has any the ones it does not name. An empty list says nothing.
 */
export function ruledOut({
  allergens,
  dietary_tags,
}: {
  allergens: readonly string[]
  dietary_tags: readonly string[]
}): Set<Avoidable> {
  const byTags = dietary_tags.flatMap((tag) => BREAKING[tag.trim().toLowerCase()] ?? [])
  const named = avoidablesOfAllergens(allergens)
  const byAllergens =
    allergens.length === 0
      ? []
      : AVOIDABLES.filter((avoidable) => !named.has(avoidable) && !NO_ALLERGENS.has(avoidable))
  return new Set([...byTags, ...byAllergens])
}
