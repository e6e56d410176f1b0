/** The article or recipe opened last in this tab, for the code that stores what was read. */

let path: string | null = null
let openedAt = 0
let listener: ((path: string) => void) | null = null

/** Records that an article or recipe is being shown. */
export function recordItemOpened(pathname: string): void {
  path = pathname
  openedAt = Date.now()
  listener?.(pathname)
}

/** Reports every article or recipe opened from now on, and the one already open. */
export function onItemOpened(listen: (path: string) => void): void {
  listener = listen
  if (path !== null) listen(path)
}

/** When it was opened, in ms since 1970. */
export function itemOpenedAt(): number {
  return openedAt
}
