/** An article's keywords: her own, else its category and general terms (specification §2). */
export function articleKeywords({
  meta_keywords,
  category_name,
}: {
  meta_keywords: readonly string[]
  category_name: string | null
}): string[] {
  if (meta_keywords.length > 0) return [...meta_keywords]
  return [...(category_name ? [category_name] : []), 'wellness', 'health']
}

/** A recipe's keywords: her own or the dietary tags, with general terms. */
export function recipeKeywords({
  meta_keywords,
  dietary_tags,
}: {
  meta_keywords: readonly string[]
  dietary_tags: readonly string[]
}): string[] {
  const own = meta_keywords.length > 0 ? meta_keywords : dietary_tags
  return [...new Set([...own, 'healthy recipe', 'nutrition', 'wellness'])]
}
