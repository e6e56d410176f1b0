import { pluralize } from '../items/labels.ts'

/** What a field is called in a sentence: `the title`; a list by one of what is in it: `2 steps`. */
const FIELD_NOUNS: Readonly<Record<string, string>> = {
  title: 'the title',
  slug: 'the address',
  excerpt: 'the excerpt',
  description: 'the description',
  content: 'the text',
  category_id: 'the category',
  author_id: 'the author',
  featured: 'whether it is featured',
  published_at: 'the publishing time',
  meta_title: 'the search title',
  meta_description: 'the search description',
  read_time_minutes: 'the read time',
  difficulty_level: 'the level',
  difficulty: 'the difficulty',
  prep_time_minutes: 'the prep time',
  cook_time_minutes: 'the cooking time',
  servings: 'the servings',
  nutrition: 'the nutrition',
  nutrition_source: 'the nutrition',
}

const LIST_NOUNS: Readonly<Record<string, string>> = {
  ingredients: 'ingredient',
  instructions: 'step',
  notes: 'tip',
  dietary_tags: 'tag',
  allergens: 'allergen',
  variations: 'variation',
  swaps: 'swap',
}

/** More than this are counted instead. */
const MAX_NAMED = 3

/**
 * Which fields a save changed, in words: `the title and 2 steps` (ADMIN-HISTORY-2). Empty when none has a name.
 *
 * @param changes by field, how many things in it (1 for what is no list)
 * @param wordsAdded how many words more the text has; null when that is not known
 */
export function describeChanges(
  changes: Readonly<Record<string, number>>,
  wordsAdded: number | null = null,
): string {
  const words = Object.entries(changes).flatMap(([field, count]) => {
    const noun = LIST_NOUNS[field]
    if (noun) return [pluralize(count, noun)]
    if (field === 'content' && wordsAdded)
      return [`the text (${wordsAdded > 0 ? '+' : '−'}${pluralize(Math.abs(wordsAdded), 'word')})`]
    if (/^featured_image/.test(field)) return ['the picture']
    return FIELD_NOUNS[field] ?? []
  })
  const named = [...new Set(words)]
  const rest = named.length - MAX_NAMED
  const parts = rest > 0 ? [...named.slice(0, MAX_NAMED), `${rest} more`] : named
  return new Intl.ListFormat('en-GB').format(parts)
}
