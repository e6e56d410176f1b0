/** Cards a page of the carousel holds (product §4.6). */
const PER_PAGE = 2

export function toPages<T>(items: readonly T[], perPage = PER_PAGE): T[][] {
  const pages: T[][] = []
  for (let start = 0; start < items.length; start += perPage) pages.push(items.slice(start, start + perPage))
  return pages
}

/** Where the timer goes: on, and from the last page to the first. */
export function pageAfter(page: number, count: number): number {
  return page + 1 < count ? page + 1 : 0
}

/** Where the buttons go: they stop at the ends. */
export function pageBeside(page: number, step: 1 | -1, count: number): number {
  return Math.min(Math.max(page + step, 0), count - 1)
}

/** Whether the carousel turns by itself. */
export interface RotationWishes {
  /** What the pause button was last told; null while it was not touched. */
  wish: 'play' | 'pause' | null
  /** The pointer or the focus rests on it. */
  isHeld: boolean
  reducedMotion: boolean
}

export function isPlaying({ wish, reducedMotion }: Omit<RotationWishes, 'isHeld'>): boolean {
  return wish === null ? !reducedMotion : wish === 'play'
}

export function isRotating(wishes: RotationWishes): boolean {
  return isPlaying(wishes) && !wishes.isHeld
}
