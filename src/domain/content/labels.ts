/** `1 serving`, `4 servings`. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`
}

/** The first letter large, as difficulties are shown; nothing given counts as easy (specification §2). */
export function formatDifficulty(difficulty: string | null | undefined): string {
  const word = difficulty || 'easy'
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export function formatReadTime(minutes: number): string {
  return `${minutes} min read`
}

export function formatPrepTime(minutes: number): string {
  return `${minutes} min prep`
}
