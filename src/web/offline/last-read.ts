/** Which article or recipe was opened last in this tab, for the code that stores what was read. */

let path: string | null = null
let openedAt = 0
let listener: ((path: string) => void) | null = null

/** Tells that an article or recipe is on the screen. */
export function noteRead(pathname: string): void {
  path = pathname
  openedAt = Date.now()
  listener?.(pathname)
}

/** Hears of every article or recipe opened from now on, and of the one that is open. */
export function followReading(listen: (path: string) => void): void {
  listener = listen
  if (path !== null) listen(path)
}

/** When it was opened, in ms since 1970. */
export function readSince(): number {
  return openedAt
}
