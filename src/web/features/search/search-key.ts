type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What `aria-keyshortcuts` says of it. */
export const SEARCH_KEY = 'Control+K Meta+K'

/** Ctrl+K or ⌘K. A letter or sign alone would fire under people who speak to their computer (WCAG 2.1.4). */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
