import type { FocusEvent } from 'react'

/** For rows that scroll: a browser leaves what is partly in sight where it is when the focus comes to it by keyboard. */
export function showWhole({ target }: FocusEvent<Element>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
