import { deviceStore } from '../../data/device-store.ts'

/** A dish that was cooked, or an article that was read, to its end. */
export interface DoneThing {
  id: number
  title: string
  /** When it was done last, in ms since 1970. */
  at: number
}

/** Each thing once, the last one first. Kept on this device alone and never sent (SUN-KEEP-1). */
export interface DoneThings {
  dishes: readonly DoneThing[]
  articles: readonly DoneThing[]
}

export const NOTHING_DONE: DoneThings = { dishes: [], articles: [] }
/** The oldest go where there are more of a kind; that is room for years. */
const MOST = 500
const MAX_TITLE = 200

/** Reads what is stored; what is not ours is left out. */
export function parseDoneThings(stored: string | null): DoneThings {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return NOTHING_DONE
    const { dishes, articles }: { dishes?: unknown; articles?: unknown } = value
    return { dishes: readThings(dishes), articles: readThings(articles) }
  } catch {
    return NOTHING_DONE
  }
}

function readThings(value: unknown): DoneThing[] {
  if (!Array.isArray(value)) return []
  const things = value.flatMap((thing: unknown): DoneThing[] => {
    if (typeof thing !== 'object' || thing === null) return []
    const { id, title, at }: { id?: unknown; title?: unknown; at?: unknown } = thing
    return isCount(id) && isCount(at) && typeof title === 'string'
      ? [{ id, title: title.slice(0, MAX_TITLE), at }]
      : []
  })
  return things
    .filter(({ id }, index) => things.findIndex((other) => other.id === id) === index)
    .slice(0, MOST)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

export const doneThings = deviceStore('done-things', NOTHING_DONE, parseDoneThings, (things) =>
  things.dishes.length + things.articles.length === 0 ? null : JSON.stringify(things),
)

/** Notes that a dish was cooked or an article read to its end; again, only when. Where nothing is kept, it is quiet. */
export function noteDone(kind: keyof DoneThings, { id, title }: Pick<DoneThing, 'id' | 'title'>): void {
  const first = { id, title: title.slice(0, MAX_TITLE), at: Date.now() }
  doneThings.edit((things) => {
    const others = things[kind].filter((other) => other.id !== id)
    return { ...things, [kind]: [first, ...others].slice(0, MOST) }
  })
}
