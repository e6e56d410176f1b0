import { findMissingAllergens } from '../../../domain/proofreader/missing-allergens.ts'

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' })

export interface AllergenQuestion {
  /** The allergens missing from the list. */
  allergens: readonly string[]
  title: string
  description: string
}

/**
 * Returns the question asked when a recipe is published whose ingredients contain allergens missing from its list
 * (EDIT-ALLERGEN-1): readers who avoid them rely on that list.
 *
 * @returns null where nothing is missing, or the coach has told the proof-reader to ignore it
 */
export function askAboutAllergens({
  ignored_findings,
  ...recipe
}: Parameters<typeof findMissingAllergens>[0] & {
  ignored_findings: readonly string[]
}): AllergenQuestion | null {
  if (ignored_findings.some((key) => key.startsWith('allergen-missing'))) return null
  const missing = findMissingAllergens(recipe)
  if (missing.length === 0) return null
  const allergens = missing.map(({ allergen }) => allergen)
  const foods = [...new Set(missing.flatMap(({ foods }) => foods))]
  return {
    allergens,
    title: `Does it contain ${AND.format(allergens)}?`,
    description: `The ingredients name ${AND.format(foods)}, the allergens don’t. Readers who avoid that rely on the list.`,
  }
}
