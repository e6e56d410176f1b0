import { AVOIDABLES, type Avoidable } from '../content/avoidables.ts'

/** The words for each food in a recipe's list of allergens, which is free text of the coach. */
const ALLERGEN_WORDS: Readonly<Record<Avoidable, RegExp>> = {
  dairy: /\b(?:milk|dairy|lactose|butter|cheese|cream|yogh?urt|whey|casein)\b/i,
  gluten: /\b(?:gluten|wheat|rye|barley|spelt|kamut)\b/i,
  nuts: /\b(?:(?:tree )?nuts?|peanuts?|almonds?|walnuts?|hazelnuts?|cashews?|pecans?|pistachios?|macadamias?|brazils?)\b/i,
  egg: /\beggs?\b/i,
  soy: /\bsoy(?:a|beans?)?\b/i,
  fish: /\b(?:fish|shellfish|crustaceans?|molluscs?|prawns?|shrimps?|crab|lobster|mussels?|oysters?|squid|anchov(?:y|ies))\b/i,
  meat: /\b(?:meat|pork|beef|lamb|chicken|turkey|bacon|ham|gelatine?)\b/i,
  sesame: /\b(?:sesame|tahini)\b/i,
}

/** `nut-free`, `without egg`, `no milk`: named, but not contained. */
const DENIED = /\b(?:free|without|no|non)\b/i

/** Returns the avoidable foods that a recipe's allergens name. */
export function avoidablesOfAllergens(allergens: readonly string[]): Set<Avoidable> {
  const said = allergens.filter((allergen) => !DENIED.test(allergen))
  return new Set(
    AVOIDABLES.filter((avoidable) => said.some((allergen) => ALLERGEN_WORDS[avoidable].test(allergen))),
  )
}

/**
 * What breaks each diet, written out so that no page loads the table of contents; a test keeps it equal to
 * `contentsBreaking`.
 */
const BREAKING: Readonly<Record<string, readonly Avoidable[]>> = {
  vegan: ['dairy', 'egg', 'fish', 'meat'],
  vegetarian: ['fish', 'meat'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
}

/** Foods that a list of allergens never covers, however complete it is. */
const NO_ALLERGENS: ReadonlySet<Avoidable> = new Set(['meat'])

/**
 * Returns what the coach says a recipe does not contain, for lines of unknown foods (DIET-UNKNOWN-1): a diet's tag
 * rules out what breaks it, a non-empty list of allergens those it does not name. An empty list says nothing.
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
