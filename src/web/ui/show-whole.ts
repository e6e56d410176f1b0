import type { FocusEvent } from 'react'

/** Scrolls a focused element of a scrolling row fully into view: browsers do not scroll to an element partly in view. */
export function showWhole({ target }: FocusEvent<Element>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
