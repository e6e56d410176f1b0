import type { NotePlace } from '../../../domain/notes/note-rules.ts'

/** True where the page's address asks for other notes than it shows by itself: search engines leave it alone. */
export function isNotedAddress(search: string): boolean {
  return /[?&](?:sort|kind|at|page|write)=/.test(search)
}

/** What a line of the recipe is jumped to by. */
export function lineId(place: NotePlace): string {
  return 'step' in place ? `step-${place.step}` : `ingredient-${place.ingredient}`
}

/** Tells the lines of the recipe that one is to be opened; the detail is its id. */
export const OPEN_LINE = 'open-line'
