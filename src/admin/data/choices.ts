interface Choice {
  id: number
  name: string
}

export interface Choices {
  /** Those offered, and the chosen one even when it is no longer offered. */
  choices: readonly Choice[]
  /** True when these are the standard ones, because the list could not be had (product §16.6). */
  isFallback: boolean
}

/** What an editor offers of a list: what is in use, and whatever the item already has. */
export function offer(all: readonly (Choice & { is_active: boolean })[], chosen: number | null): Choice[] {
  return all.filter(({ id, is_active }) => is_active || id === chosen)
}

/**
 * What no author is called: the coach, whose name the site then shows. An author of the same name stands beside it, so
 * that it is told which is which.
 */
export function nameNoAuthor(coachName: string, choices: readonly Choice[]): string {
  const isTaken = choices.some(({ name }) => name === coachName)
  return isTaken ? `${coachName} (the site’s own name)` : coachName
}
