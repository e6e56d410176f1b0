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
