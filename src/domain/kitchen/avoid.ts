import { AVOIDABLES, type Avoidable } from '../content/avoidables.ts'

/** How a recipe's list of allergens, free words of the coach, says each of them. */
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

/** `nut-free`, `without egg`, `no milk`: named, and not in it. */
const DENIED = /\b(?:free|without|no|non)\b/i

/** What of it a recipe's allergens say. */
export function avoidablesOfAllergens(allergens: readonly string[]): Set<Avoidable> {
  const said = allergens.filter((allergen) => !DENIED.test(allergen))
  return new Set(
    AVOIDABLES.filter((avoidable) => said.some((allergen) => ALLERGEN_WORDS[avoidable].test(allergen))),
  )
}

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
